import { action as actionWords } from '@campus-bell/domain/words/action';
import type { ReactNode } from 'react';
import { failureText } from '../../failureText.ts';
import { useLateParts } from '../../late/useLateParts.ts';
import { Button } from '../Button/Button.tsx';
import { action, heading, message, words } from './Message.css.ts';
import { sentenceLines } from './sentenceLines.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What happened and what to do, should the server have failed. */
  text: string;
  /** What the call ended with: where no answer came, that is said instead. */
  error?: unknown;
  title?: string;
  onRetry(): void;
  /** The repeated call runs. */
  busy?: boolean;
  /** `compact` stands at the end of a list that already shows rows. */
  extent?: 'full' | 'compact';
  /** Another way out beside the retry. */
  children?: ReactNode;
}

/** Says what happened, what to do, and offers the retry; announced when it appears. */
export function ErrorState({
  title,
  text,
  error,
  onRetry,
  busy = false,
  extent = 'full',
  children,
}: ErrorStateProps) {
  const late = useLateParts();
  return (
    <div className={message({ extent })} role="alert">
      {title === undefined ? null : <p className={heading}>{title}</p>}
      <p className={words}>{sentenceLines(failureText(error, text))}</p>
      <div className={action}>
        <Button ref={late?.focusWhatCame ?? null} tone="soft" extent="medium" busy={busy} onClick={onRetry}>
          {actionWords.retry}
        </Button>
      </div>
      {children}
    </div>
  );
}
