import { noticeDeadline } from '../src/noticeDeadline.ts';
import type { LabelledNotice } from './readCorpus.ts';

/** How well deadlines are found in labelled notices. */
export interface Score {
  readonly notices: number;
  /** Found as labelled. */
  readonly right: number;
  /** Found where there is none, or another one. */
  readonly wrong: number;
  /** Labelled, and not found or found as another one. */
  readonly missed: number;
}

/** A notice that was read in another way than its label says. */
export interface Miss {
  readonly notice: LabelledNotice;
  readonly found: string | null;
}

/** The score of each kind, in the order of their names, and what was read wrongly. */
export function scoreOf(notices: readonly LabelledNotice[]): { kinds: Map<string, Score>; misses: Miss[] } {
  const kinds = new Map<string, Score>();
  const misses: Miss[] = [];
  for (const notice of [...notices].sort((one, other) => one.kind.localeCompare(other.kind))) {
    const found = noticeDeadline(notice.event)?.end ?? null;
    const isRight = found === notice.expected;
    if (!isRight) misses.push({ notice, found });
    const { kind, expected } = notice;
    const score = kinds.get(kind) ?? { notices: 0, right: 0, wrong: 0, missed: 0 };
    kinds.set(kind, {
      notices: score.notices + 1,
      right: score.right + Number(isRight && found !== null),
      wrong: score.wrong + Number(!isRight && found !== null),
      missed: score.missed + Number(!isRight && expected !== null),
    });
  }
  return { kinds, misses };
}

/** The scores of all kinds together. */
export function totalOf(scores: Iterable<Score>): Score {
  const total = { notices: 0, right: 0, wrong: 0, missed: 0 };
  for (const score of scores) {
    total.notices += score.notices;
    total.right += score.right;
    total.wrong += score.wrong;
    total.missed += score.missed;
  }
  return total;
}

/** Of what was found, the share that is right. */
export function precisionOf({ right, wrong }: Score): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

/** Of what is labelled, the share that was found. */
export function recallOf({ right, missed }: Score): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}
