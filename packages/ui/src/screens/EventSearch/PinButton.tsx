import { pinnedMax } from '@campus-bell/domain/limits';
import { withPin } from '@campus-bell/domain/myBoards';
import { pins } from '@campus-bell/domain/words/pins';
import { search } from '@campus-bell/domain/words/search';
import Pin from 'lucide-react/icons/pin';
import { passFocus } from '../../widgets/Button/passFocus.ts';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { pin } from './MyBoards.css.ts';

/** Changes the slugs of the pinned boards. */
export type ChangePins = (change: (pinned: readonly string[]) => readonly string[]) => void;

/** Props of {@link PinButton}. */
export interface PinButtonProps {
  slug: string;
  name: string;
  pinned: readonly string[];
  onChangePins: ChangePins;
}

/** A board changes its list of the sheet by the press: to the board in its place, else to the one before or the sheet. */
const focusToNeighbour = passFocus((control) => {
  const row = control.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('button[aria-pressed]') ?? row?.closest('section');
});

/** Pins a board to the start of the search, or takes it from there. */
export function PinButton({ slug, name, pinned, onChangePins }: PinButtonProps) {
  const { show } = useToast();
  const isPinned = pinned.includes(slug);
  const toggle = () => {
    if (!isPinned && pinned.length >= pinnedMax) show({ text: search.pinnedMax });
    else onChangePins((now) => (isPinned ? now.filter((one) => one !== slug) : withPin(now, slug)));
  };
  return (
    <IconButton
      ref={focusToNeighbour}
      label={pins.pin({ board: name })}
      aria-pressed={isPinned}
      className={pin}
      icon={<Pin aria-hidden="true" size="1.25rem" fill={isPinned ? 'currentColor' : 'none'} />}
      onClick={toggle}
    />
  );
}
