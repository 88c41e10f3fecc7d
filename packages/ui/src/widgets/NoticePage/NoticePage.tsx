import type { ReactNode } from 'react';
import { sentenceLines } from '../Message/sentenceLines.ts';
import { actions, page, sign, title as titleLook, words } from './NoticePage.css.ts';

/** Props of {@link NoticePage}. */
export interface NoticePageProps {
  /** A lucide icon; it only accompanies the words. */
  icon: ReactNode;
  /** What happened; the page's first heading. */
  title: string;
  /** What to do. */
  text: string;
  /** Ways on, the likeliest first: buttons or links of the whole width. */
  children: ReactNode;
}

/** A whole page that says one thing and shows the way on. */
export function NoticePage({ icon, title, text, children }: NoticePageProps) {
  return (
    <main className={page}>
      <span className={sign} aria-hidden="true">
        {icon}
      </span>
      <h1 className={titleLook}>{title}</h1>
      <p className={words}>{sentenceLines(text)}</p>
      <div className={actions}>{children}</div>
    </main>
  );
}
