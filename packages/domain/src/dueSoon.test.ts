import { expect, test } from 'vitest';
import { dueSoon, dueSoonText } from './dueSoon.ts';

const now = new Date('2026-03-04T09:00:00+09:00');

test('what ends today and tomorrow is counted, what is over is not', () => {
  const ends = [
    '2026-03-03',
    '2026-03-04T08:00',
    '2026-03-04T18:00',
    '2026-03-04',
    '2026-03-05T00:30',
    '2026-03-06',
  ];
  expect(dueSoon(ends, now)).toEqual({ today: 2, tomorrow: 1 });
  expect(dueSoon([], now)).toEqual({ today: 0, tomorrow: 0 });
});

test('tomorrow is Korea’s, also over New Year', () => {
  expect(dueSoon(['2026-01-01'], new Date('2025-12-31T00:30:00+09:00'))).toEqual({ today: 0, tomorrow: 1 });
});

test.each([
  [{ today: 0, tomorrow: 2 }, '찜한 글 2개가 내일 마감돼요'],
  [{ today: 1, tomorrow: 0 }, '찜한 글 1개가 오늘 마감돼요'],
  [{ today: 1, tomorrow: 2 }, '찜한 글 1개가 오늘, 2개가 내일 마감돼요'],
  [{ today: 0, tomorrow: 0 }, null],
])('%j is said as %j', (due, text) => {
  expect(dueSoonText(due)).toBe(text);
});
