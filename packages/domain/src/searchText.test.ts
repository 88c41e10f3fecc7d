import { expect, test } from 'vitest';
import { searchTextValue } from './searchText.ts';

test.each([
  ['is trimmed', '  장학 ', '장학'],
  ['has one space for a run of white space', '국가\u3000\t장학', '국가 장학'],
  ['is NFC', '장학'.normalize('NFD'), '장학'],
  ['may hold any character', '2024-1학기 (교내)!', '2024-1학기 (교내)!'],
  ['is empty for white space', ' \n ', ''],
])('a search text %s', (_, raw, value) => {
  expect(searchTextValue(raw)).toBe(value);
});
