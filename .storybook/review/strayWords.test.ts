import { expect, it } from 'vitest';
import { strayWords } from './strayWords.ts';

it.each([
  ['undefined', ['undefined']],
  ['조회 NaN', ['NaN']],
  ['읽지 않은 알림 null개', ['null']],
  ['NaN일 전', ['NaN']],
  ['안녕하세요, undefined님', ['undefined']],
  ['찜undefined', ['undefined']],
  ['(null)', ['null']],
  ['null, NaN', ['null', 'NaN']],
  ['Nanum 장학', []],
  ['nullable undefinedness', []],
  ['nonnull eNaN', []],
  ['NANTO nan', []],
  ['학생 지원', []],
])('finds the stray words in "%s"', (text, words) => {
  expect(strayWords(text)).toEqual(words);
});
