import { expect, it } from 'vitest';
import { bare, lengthsOf } from './readable.ts';

it.each([
  ['배너 {number}, {site}', '배너 00, 00'],
  ['{board, josa, 을/를} 구독했어요.', '00을 구독했어요.'],
  ['{count, plural, one {# new post} other {# new posts}} today', '00 new posts today'],
  ['{count, plural, one {# in {board}} other {# all in {board}}}', '00 all in 00'],
])('takes the braces out of "%s"', (written, words) => {
  expect(bare(written)).toBe(words);
});

it('counts letters, and compares widths: a Korean letter is two Latin ones wide', () => {
  expect(lengthsOf({ korean: '이번 주 인기글', english: 'Popular this week' })).toEqual({
    korean: 8,
    english: 17,
    wider: 34,
    isFarWider: false,
  });
  expect(lengthsOf({ korean: '고정', english: 'Pin to the very top' }).isFarWider).toBe(true);
  expect(lengthsOf({ korean: '찜', english: 'Like' }).isFarWider).toBe(false);
});
