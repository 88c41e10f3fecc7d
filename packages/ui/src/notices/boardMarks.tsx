import { boardMarksMax } from '@campus-bell/domain/limits';
import { createNote, type NoteStorage } from './createNote.tsx';
import { latestOf, recordOf } from './keptRecord.tsx';
import { noticeKeys } from './noticeKeys.tsx';

/** How many notices of a board are new since it was last open. */
export interface NewNotices {
  count: number;
  /** Only so many were looked at, and all were new. */
  isMore: boolean;
}

/** How far the boards were seen. */
export interface BoardMarks {
  /** When the newest notice seen on a board was posted, ms since 1970; null where nobody looked yet. */
  seenUntil(slug: string): number | null;
  see(slug: string, until: number): void;
  /** What was new when the board was opened last; null where nothing was, or it was not opened since the app started. */
  newOn(slug: string): NewNotices | null;
  showNew(slug: string, found: NewNotices | null): void;
  follow(onChange: () => void): () => void;
}

const isTime = (value: unknown) => typeof value === 'number';

/** Keeps the marks on the device, and what was new for as long as the app runs. */
export function createBoardMarks(storage: NoteStorage): BoardMarks {
  const marks = createNote(storage, noticeKeys.boards, (kept) => recordOf<number>(kept, isTime));
  const news = new Map<string, NewNotices>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  marks.follow(tell);
  storage.follow((key) => {
    if (key !== null) return;
    news.clear();
    tell();
  });
  return {
    seenUntil: (slug) => marks.read()[slug] ?? null,
    see(slug, until) {
      if (until <= (marks.read()[slug] ?? Number.NEGATIVE_INFINITY)) return;
      marks.change(({ [slug]: former = until, ...others }) =>
        latestOf({ ...others, [slug]: Math.max(former, until) }, boardMarksMax),
      );
    },
    newOn: (slug) => news.get(slug) ?? null,
    showNew(slug, found) {
      const shown = news.get(slug) ?? null;
      if (found?.count === shown?.count && found?.isMore === shown?.isMore) return;
      if (found === null) news.delete(slug);
      else news.set(slug, found);
      tell();
    },
    follow(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
