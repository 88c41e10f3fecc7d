import { expect, test } from 'vitest';
import { countLabel } from '../countLabel.ts';
import { say } from '../language.ts';
import { countWords, dayWords, monthWords, weekdayWords, wholeDayWords } from './intl.ts';

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

test.each([
  [999, '999', '999'],
  [1000, '1천', '1K'],
  [1299, '1.2천', '1.2K'],
  [9999, '9.9천', '9.9K'],
  [13_999, '1.3만', '13.9K'],
  [129_999, '12.9만', '129.9K'],
  [19_999_999, '1999.9만', '19.9M'],
  [120_000_000, '1.2억', '120M'],
  [Number.NaN, '0', '0'],
])('%d is cut, never rounded up', (count, korean, english) => {
  expect(inBoth(() => countWords(count))).toEqual([korean, english]);
});

test('the Korean counts are those that stood before', () => {
  for (const count of [0, 7, 1100, 1234, 10_000, 99_999, 100_000, 5_678_901]) {
    expect(say('ko', () => countWords(count))).toBe(countLabel(count));
  }
});

test('what is no day stands as it is', () => {
  expect(inBoth(() => dayWords('soon', { weekday: true }))).toEqual(['soon', 'soon']);
});
