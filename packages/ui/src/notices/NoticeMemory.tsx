import { likedDeadlinesMax, readNoticesMax } from '@campus-bell/domain/limits';
import { type BoardMarks, createBoardMarks } from './boardMarks.tsx';
import { createNote, type NoteStorage } from './createNote.tsx';
import { latestOf, recordOf } from './keptRecord.tsx';
import { noticeKeys } from './noticeKeys.tsx';

type Follow = (onChange: () => void) => () => void;

/** `NoticeDeadline.end` by event id. */
export type Deadlines = Readonly<Record<string, string>>;

/** What the device remembers of notices for whoever uses it now. */
export interface NoticeMemory {
  /** Notices that were opened. */
  read: { has(eventId: number): boolean; add(eventId: number): void; follow: Follow };
  boards: BoardMarks;
  /** The deadlines of liked notices; null where nothing is known yet. */
  deadlines: {
    all(): Deadlines | null;
    change(update: (ends: Deadlines) => Deadlines): void;
    follow: Follow;
  };
  /** The day in Korea, `YYYY-MM-DD`, on which the line about them was put away. */
  dismissed: { day(): string | null; on(day: string): void; follow: Follow };
}

const isEnd = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(value);
const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Keeps what is remembered of notices in a storage. */
export function createNoticeMemory(storage: NoteStorage): NoticeMemory {
  const read = createNote(storage, noticeKeys.read, (kept): readonly number[] =>
    Array.isArray(kept) ? kept.filter(isId) : [],
  );
  const deadlines = createNote(storage, noticeKeys.deadlines, (kept): Deadlines | null =>
    kept === undefined ? null : recordOf<string>(kept, isEnd),
  );
  const dismissed = createNote(storage, noticeKeys.dismissed, (kept) =>
    typeof kept === 'string' ? kept : null,
  );
  let known: { ids: readonly number[]; set: ReadonlySet<number> } | null = null;
  const readIds = () => {
    const ids = read.read();
    if (known?.ids !== ids) known = { ids, set: new Set(ids) };
    return known.set;
  };

  return {
    read: {
      has: (eventId) => readIds().has(eventId),
      add(eventId) {
        if (read.read().at(-1) === eventId) return;
        read.change((ids) => [...ids.filter((id) => id !== eventId), eventId].slice(-readNoticesMax));
      },
      follow: read.follow,
    },
    boards: createBoardMarks(storage),
    deadlines: {
      all: deadlines.read,
      change: (update) => deadlines.change((ends) => latestOf(update(ends ?? {}), likedDeadlinesMax)),
      follow: deadlines.follow,
    },
    dismissed: { day: dismissed.read, on: (day) => dismissed.change(() => day), follow: dismissed.follow },
  };
}
