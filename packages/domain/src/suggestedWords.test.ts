import { expect, test } from 'vitest';
import { submittedKeyword } from './keywordInput.ts';
import { suggestedWords } from './suggestedWords.ts';

const titles = [
  '2026학년도 1학기 국가장학금 2차 신청 안내',
  '[학생지원팀] 교내장학금 및 근로장학생 모집 공고',
  '국가장학금 이의신청 기간을 알립니다',
  'SW 인턴십 참가자 모집',
];

test('words of the most titles come first', () => {
  expect(suggestedWords(titles, 2)).toEqual(['국가장학금', '모집']);
});

test('words that stand in every other title, numbers and single letters are left out', () => {
  const words = suggestedWords(titles, 50);
  expect(words).not.toContain('안내');
  expect(words).not.toContain('학기');
  expect(words).not.toContain('및');
});

test('a particle at the end is cut', () => {
  expect(suggestedWords(['도서관에서 열람실을 이용'])).toEqual(['도서관', '열람실', '이용']);
});

test('every suggestion is a keyword that can be submitted', () => {
  for (const word of suggestedWords(titles, 50)) expect(submittedKeyword(word).ok).toBe(true);
});

test('no titles, no suggestions', () => {
  expect(suggestedWords([])).toEqual([]);
});
