import { pinnedMax } from '@campus-bell/domain/limits';
import { chipBoards, type MyBoards, withMovedPin } from '@campus-bell/domain/myBoards';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { pins } from '@campus-bell/domain/words/pins';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { mover, note, row, rowButtons, rowName, sectionTitle } from './MyBoards.css.ts';
import { type ChangePins, PinButton } from './PinButton.tsx';

/** Props of {@link MyBoardsSheet}. */
export interface MyBoardsSheetProps {
  open: boolean;
  myBoards: MyBoards;
  onChangePins: ChangePins;
  onClose(): void;
}

/** Orders the pinned boards and pins those opened lately. */
export function MyBoardsSheet({ open, onClose, ...rest }: MyBoardsSheetProps) {
  return (
    <Dialog open={open} shape="sheet" title={pins.title} onClose={onClose}>
      <PinnedBoards {...rest} />
    </Dialog>
  );
}

function PinnedBoards({ myBoards, onChangePins }: Omit<MyBoardsSheetProps, 'open' | 'onClose'>) {
  const { pinned } = myBoards;
  const [moved, setMoved] = useState<{ slug: string; by: -1 | 1 } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const others = chipBoards({ ...myBoards, pinned: [] }, null).filter((slug) => !pinned.includes(slug));

  // A row that has moved would lose the focus, and with it the keyboard its place.
  useEffect(() => {
    if (moved === null) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>(`[data-slug="${moved.slug}"] button`) ?? []),
    ];
    const [up, down] = buttons;
    const same = moved.by === -1 ? up : down;
    const other = moved.by === -1 ? down : up;
    (same?.getAttribute('aria-disabled') === 'true' ? other : same)?.focus();
  }, [moved]);

  const move = (slug: string, by: -1 | 1) => {
    onChangePins((now) => withMovedPin(now, slug, by));
    setMoved({ slug, by });
  };

  return (
    <>
      <h3 className={sectionTitle}>{pins.pinned({ count: pinned.length, max: pinnedMax })}</h3>
      {pinned.length === 0 ? (
        <p className={note}>{pins.pinHint}</p>
      ) : (
        <ul ref={list}>
          {pinned.map((slug, at) => (
            <li key={slug} className={row} data-slug={slug}>
              <span className={rowName}>{nameOfBoard(slug)}</span>
              <span className={rowButtons}>
                <IconButton
                  label={pins.moveUp({ board: nameOfBoard(slug) })}
                  className={mover}
                  aria-disabled={at === 0}
                  icon={<ChevronUp aria-hidden="true" size="1.25rem" />}
                  onClick={() => move(slug, -1)}
                />
                <IconButton
                  label={pins.moveDown({ board: nameOfBoard(slug) })}
                  className={mover}
                  aria-disabled={at === pinned.length - 1}
                  icon={<ChevronDown aria-hidden="true" size="1.25rem" />}
                  onClick={() => move(slug, 1)}
                />
                <PinButton slug={slug} name={nameOfBoard(slug)} pinned={pinned} onChangePins={onChangePins} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length === 0 ? null : (
        <>
          <h3 className={sectionTitle}>{pins.recent}</h3>
          <ul>
            {others.map((slug) => (
              <li key={slug} className={row}>
                <span className={rowName}>{nameOfBoard(slug)}</span>
                <span className={rowButtons}>
                  <PinButton
                    slug={slug}
                    name={nameOfBoard(slug)}
                    pinned={pinned}
                    onChangePins={onChangePins}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={visuallyHidden} role="status">
        {moved === null || !pinned.includes(moved.slug)
          ? ''
          : pins.place({
              board: nameOfBoard(moved.slug),
              count: pinned.length,
              place: pinned.indexOf(moved.slug) + 1,
            })}
      </p>
    </>
  );
}
