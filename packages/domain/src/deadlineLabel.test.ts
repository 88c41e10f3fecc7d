import { expect, test } from 'vitest';
import { deadlineLabel, koreaDayWords } from './deadlineLabel.ts';
import { say } from './language.ts';

const at = (time: string) => new Date(`${time}:00+09:00`);

test.each([
  ['2026-03-10T18:00', '2026-03-07T09:00', 'ahead', 'D-3'],
  ['2026-03-10T18:00', '2026-03-09T23:59', 'ahead', 'D-1'],
  ['2026-03-10T18:00', '2026-03-10T00:00', 'today', '오늘 18:00 마감'],
  ['2026-03-10T18:00', '2026-03-10T18:00', 'today', '오늘 18:00 마감'],
  ['2026-03-10T18:00', '2026-03-10T18:01', 'over', '마감'],
  ['2026-03-10', '2026-03-10T23:59', 'today', '오늘 마감'],
  ['2026-03-10', '2026-03-11T00:00', 'over', '마감'],
  ['2027-01-05', '2026-12-29T10:00', 'ahead', 'D-7'],
])('the deadline %s at %s is %s: %s', (end, now, stage, short) => {
  expect(deadlineLabel({ end }, at(now))).toMatchObject({ stage, short });
});

test.each([
  ['2026-03-10T18:00', '3 days left'],
  ['2026-03-08', '1 day left'],
])('in English the deadline %s is %s', (end, short) => {
  expect(say('en', () => deadlineLabel({ end }, at('2026-03-07T09:00'))).short).toBe(short);
});

test('the exact moment is in what a screen reader says', () => {
  const now = at('2026-03-07T09:00');
  expect(deadlineLabel({ end: '2026-03-10T18:00' }, now).spoken).toBe('마감 3월 10일 (화) 18:00, 3일 남음');
  expect(deadlineLabel({ end: '2026-03-03' }, now).spoken).toBe('마감됨, 3월 3일 (화)');
  expect(deadlineLabel({ end: '2027-01-06T17:00' }, now).moment).toBe('2027년 1월 6일 (수) 17:00');
});

test('a day is named with its weekday, and with its year in another one', () => {
  expect(koreaDayWords('2026-03-10', '2026-12-31')).toBe('3월 10일 (화)');
  expect(koreaDayWords('2027-01-03', '2026-12-31')).toBe('2027년 1월 3일 (일)');
});
