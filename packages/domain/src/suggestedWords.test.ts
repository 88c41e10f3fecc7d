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

test('a title of such words alone has none', () => {
  const said =
    '2026학년도 1학기 아주대학교 아주대 공지 공고 알림 신청 안내 재안내 및 관련 대상 위한 따른 개최 변경 필독 중요 추가';
  expect(suggestedWords([said, '2026. 3.'])).toEqual([]);
});

test('a short word keeps what looks like a particle, and so does the middle of a long one', () => {
  const words = ['강의', '국문과', '의과대학', 'TOEIC'];
  expect(suggestedWords([words.join(' ')])).toEqual(words);
});

test('a word is at most as long as a keyword', () => {
  expect(suggestedWords(['가'.repeat(21), '나'.repeat(20)])).toEqual(['나'.repeat(20)]);
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
