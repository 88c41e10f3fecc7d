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

test.each(['ko', 'en'] as const)('a day of a card is told as Intl does, in %s', (language) => {
  const parts = { month: 'short', day: 'numeric', timeZone: 'Asia/Seoul' } as const;
  const format = new Intl.DateTimeFormat(language, parts);
  const withYear = new Intl.DateTimeFormat(language, { ...parts, year: 'numeric' });
  const withWeekday = new Intl.DateTimeFormat(language, { ...parts, weekday: 'short' });
  for (let at = Date.parse('2027-12-31T03:00:00Z'); at < Date.parse('2029-01-02'); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    expect(say(language, () => dayWords(day))).toBe(format.format(at));
    expect(say(language, () => dayWords(day, { year: true }))).toBe(withYear.format(at));
    expect(say(language, () => dayWords(day, { weekday: true }))).toBe(withWeekday.format(at));
  }
});

test('what is no day stands as it is', () => {
  expect(inBoth(() => dayWords('soon', { weekday: true }))).toEqual(['soon', 'soon']);
  expect(inBoth(() => dayWords('soon'))).toEqual(['soon', 'soon']);
});
