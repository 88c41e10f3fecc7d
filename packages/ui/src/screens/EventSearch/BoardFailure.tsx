import { action } from '@campus-bell/domain/words/action';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { search } from '@campus-bell/domain/words/search';
import { several } from '@campus-bell/domain/words/several';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { failure, failureWords } from './BoardFailure.css.ts';

/** Props of {@link BoardFailure}. */
export interface BoardFailureProps {
  slug: string;
  /** It is being asked again. */
  isWanted: boolean;
  /** It stands behind the rows of the list, not before them. */
  isAtEnd?: boolean;
  onRetryBoard(slug: string): void;
}

/** Says that one of several boards did not come, and offers to ask it again. The focus then goes on in the list. */
export function BoardFailure({ slug, isWanted, isAtEnd = false, onRetryBoard }: BoardFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const going = ref.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const links = going.closest('main')?.querySelectorAll<HTMLElement>('[data-row] a') ?? [];
      [...links].at(isAtEnd ? -1 : 0)?.focus({ preventScroll: true });
    };
  }, [isAtEnd]);
  const name = nameOfBoard(slug);
  return (
    <div ref={ref} className={failure} role="alert">
      <p className={failureWords}>
        {name} {search.boardFailed}
      </p>
      <Button
        tone="soft"
        extent="medium"
        busy={isWanted}
        aria-label={several.retry({ board: name })}
        onClick={() => onRetryBoard(slug)}
      >
        {action.retry}
      </Button>
    </div>
  );
}
