import { several } from '@campus-bell/domain/words/several';
import { useState } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { SeveralBoardsChoice } from './SeveralBoardsChoice.tsx';

/** Props of {@link SeveralBoardsSheet}. */
export interface SeveralBoardsSheetProps {
  open: boolean;
  /** Slugs of the student's own boards. */
  mine: readonly string[];
  /** Slugs of the boards that are shown now, ticked from the start. */
  shown: readonly string[];
  onChooseBoards(slugs: readonly string[]): void;
  onClose(): void;
}

/** Ticks the boards of one search; what is ticked counts once it is confirmed. */
export function SeveralBoardsSheet({ open, mine, shown, onChooseBoards, onClose }: SeveralBoardsSheetProps) {
  const [wasOpen, setWasOpen] = useState(open);
  const [ticked, setTicked] = useState(shown);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTicked(shown);
  }
  const isEnough = ticked.length > 1;
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={several.title}
      onClose={onClose}
      footer={
        <Button wide unmet={!isEnough} onClick={() => (isEnough ? onChooseBoards(ticked) : undefined)}>
          {isEnough ? several.search({ count: ticked.length }) : several.chooseTwo}
        </Button>
      }
    >
      <SeveralBoardsChoice mine={mine} ticked={ticked} onTick={setTicked} />
    </Dialog>
  );
}
