import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { several as severalWords } from '@campus-bell/domain/words/several';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { SelectOpener } from '../../widgets/SelectSheet/SelectOpener.tsx';
import { several } from './EventSearchScreen.css.ts';

/** Props of {@link SeveralBoards}. */
export interface SeveralBoardsProps {
  /** Slugs of the boards that are searched together. */
  boards: readonly string[];
  isOpen: boolean;
  onOpen(): void;
  /** Back to one board. */
  onLeave(): void;
}

/** Which boards are searched together; stands where one board is chosen else. */
export function SeveralBoards({ boards, isOpen, onOpen, onLeave }: SeveralBoardsProps) {
  return (
    <div className={several}>
      <SelectOpener
        label={severalWords.count({ count: boards.length })}
        text={boards.map(nameOfBoard).join(', ')}
        isOpen={isOpen}
        onOpen={onOpen}
      />
      <IconButton
        label={severalWords.onlyOne}
        icon={<X aria-hidden="true" size="1.25rem" />}
        onClick={onLeave}
      />
    </div>
  );
}
