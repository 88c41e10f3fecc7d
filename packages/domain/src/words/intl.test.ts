import { expect, test } from 'vitest';
import { say } from '../language.ts';
import { dayWords, monthWords, weekdayWords, wholeDayWords } from './intl.ts';

const inBoth = (words: () => string) => [say('ko', words), say('en', words)];

test.each([
  [() => dayWords('2026-03-10'), '3월 10일', 'Mar 10'],
  [() => dayWords('2026-03-10', { weekday: true }), '3월 10일 (화)', 'Tue, Mar 10'],
  [() => dayWords('2025-12-31', { year: true }), '2025년 12월 31일', 'Dec 31, 2025'],
  [() => dayWords('2027-01-03', { year: true, weekday: true }), '2027년 1월 3일 (일)', 'Sun, Jan 3, 2027'],
  [() => wholeDayWords('2026-03-10'), '3월 10일 화요일', 'Tuesday, March 10'],
  [() => monthWords('2026-03-31'), '2026년 3월', 'March 2026'],
  [() => weekdayWords('2026-03-08', 'short'), '일', 'Sun'],
  [() => weekdayWords('2026-03-08', 'long'), '일요일', 'Sunday'],
])('%s is told in both languages', (words, korean, english) => {
  expect(inBoth(words)).toEqual([korean, english]);
});

test('what is no day stands as it is', () => {
  expect(inBoth(() => dayWords('soon', { weekday: true }))).toEqual(['soon', 'soon']);
});
