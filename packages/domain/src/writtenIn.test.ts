import { expect, test } from 'vitest';
import { say } from './language.ts';
import { writtenIn } from './writtenIn.ts';

const inEnglish = (text: string) => say('en', () => writtenIn(text));

test('what has Korean letters says so where the page is English, single letters of a word too', () => {
  for (const text of ['2026학년도 1학기 국가장학금', '[OIA] 교환학생 Orientation', 'ㅋㅋ']) {
    expect(inEnglish(text)).toBe('ko');
  }
});

test('anything else is read as the page is, and so is all of a Korean page', () => {
  for (const text of ['Orientation for exchange students', '', '2026. 3. 4.', '説明会']) {
    expect(inEnglish(text)).toBeUndefined();
  }
  expect(writtenIn('2026학년도 1학기 국가장학금')).toBeUndefined();
});
