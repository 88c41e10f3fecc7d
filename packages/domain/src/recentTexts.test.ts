import { expect, test } from 'vitest';
import { recentTextsFor, withoutRecentText, withRecentText } from './recentTexts.ts';

test('the latest text stands first, each once whatever its case, ten at most', () => {
  let texts: string[] = [];
  for (const text of ['TOEIC', '장학', ...Array.from({ length: 9 }, (_, at) => `말 ${at}`), 'toeic', '']) {
    texts = withRecentText(texts, text);
  }
  expect(texts).toHaveLength(10);
  expect(texts.slice(0, 2)).toEqual(['toeic', '말 8']);
  expect(texts).not.toContain('장학');
  expect(texts).not.toContain('TOEIC');
});

test('one can be forgotten', () => {
  expect(withoutRecentText(['장학', '기숙사'], '장학')).toEqual(['기숙사']);
});

test('what is typed narrows them, and is not offered itself', () => {
  const texts = ['국가장학금', '장학', '기숙사'];
  expect(recentTextsFor(texts, '')).toEqual(texts);
  expect(recentTextsFor(texts, '장학')).toEqual(['국가장학금']);
});
