import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { content, foot, heading as headingLook, lead, main, page, text as textLook } from './TaskPage.css.ts';

/** Props of {@link TaskPage}. */
export interface TaskPageProps {
  /** Where the reader is. */
  title: string;
  onGoBack?: () => void;
  /** What the reader is asked to do here. */
  heading?: string;
  /** Why, in a sentence or two. */
  text?: string;
  /** The primary button and its alternative; they stay in sight above the keyboard. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A screen with one task: what it is about, its content, and the button that finishes it. */
export function TaskPage({ title, onGoBack, heading, text, footer, children }: TaskPageProps) {
  return (
    <div className={page}>
      <PageHeader title={title} {...(onGoBack === undefined ? {} : { onGoBack })} />
      <main className={main}>
        <div className={content}>
          {heading === undefined ? null : (
            <div className={lead}>
              <h2 className={headingLook}>{heading}</h2>
              {text === undefined ? null : <p className={textLook}>{text}</p>}
            </div>
          )}
          {children}
        </div>
        {footer === undefined ? null : <div className={foot}>{footer}</div>}
      </main>
    </div>
  );
}
