import { pinnedMax } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { withPin } from '@campus-bell/domain/myBoards';
import Pin from 'lucide-react/icons/pin';
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

/** Pins a board to the start of the search, or takes it from there. */
export function PinButton({ slug, name, pinned, onChangePins }: PinButtonProps) {
  const { show } = useToast();
  const isPinned = pinned.includes(slug);
  const toggle = () => {
    if (!isPinned && pinned.length >= pinnedMax) show({ text: messages.search.pinnedMax });
    else onChangePins((now) => (isPinned ? now.filter((one) => one !== slug) : withPin(now, slug)));
  };
  return (
    <IconButton
      label={`${name} 고정`}
      aria-pressed={isPinned}
      className={pin}
      icon={<Pin aria-hidden="true" size="1.25rem" fill={isPinned ? 'currentColor' : 'none'} />}
      onClick={toggle}
    />
  );
}
