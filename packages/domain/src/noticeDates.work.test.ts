import { describe, expect, test } from 'vitest';
import { noticeDates } from './noticeDates.ts';

const posted = {
  postedAt: new Date('2026-03-03T10:00:00+09:00'),
  now: new Date('2026-03-04T09:00:00+09:00'),
};

describe('a hostile text of hundreds of thousands of letters', () => {
  // What looks at the rest of the text at each letter runs into the time limit of the test.
  test.each([
    ['marks of a period', '~'.repeat(400_000)],
    ['marks before a date', `${'~ '.repeat(1_000_000)}3/10`],
    ['dates that are surely none', '3.10 '.repeat(40_000)],
    [
      'many deadlines',
      Array.from({ length: 30_000 }, (_, at) => `~${(at % 12) + 1}/${(at % 28) + 1}`).join(' '),
    ],
    ['many moments of one day', Array.from({ length: 30_000 }, (_, at) => `3월 10일 ${at % 24}시`).join(' ')],
    ['blanks', `3월 10일${' '.repeat(400_000)}x`],
    ['brackets', '3월 10일 ('.repeat(30_000)],
    ['digits', '1'.repeat(400_000)],
    ['slashes between digits', '1/1/'.repeat(100_000)],
  ])('is read in one go: %s', (_, text) => {
    expect(Array.isArray(noticeDates({ title: text, content: text }, posted))).toBe(true);
  });
});
