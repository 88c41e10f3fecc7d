import type { ReactNode } from 'react';
import { action as actionLook, heading, message, sign, words } from './Message.css.ts';
import { sentenceLines } from './sentenceLines.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A lucide icon; it only accompanies the words. */
  icon?: ReactNode;
  /** What is not here. */
  title: string;
  /** What will be here, and how. */
  text?: string;
  /** The next step: a button or link. */
  action?: ReactNode;
}

/** Says what will be here and offers the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={message({ extent: 'full' })}>
      {icon === undefined ? null : (
        <span className={sign} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={heading}>{sentenceLines(title)}</p>
      {text === undefined ? null : <p className={words}>{sentenceLines(text)}</p>}
      {action === undefined ? null : <div className={actionLook}>{action}</div>}
    </div>
  );
}
