import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boards } from './categories.ts';
import { matchesKorean } from './koreanMatch.ts';

describe('a name is found', () => {
  test.each([
    ['by nothing typed', '소프트웨어학과', ''],
    ['by nothing typed, without a name', '', ' '],
    ['by a later syllable still being composed', '소프트웨어학과', '소픝'],
    ['by its initials', '소프트웨어학과', 'ㅅㅍ'],
    ['by initials from the middle', '소프트웨어학과', 'ㅎㄱ'],
    ['by initials that the keyboard joined', '국사학과', 'ㄳ'],
    ['by a part', '소프트웨어학과', '웨어'],
    ['by syllables and initials mixed', '소프트웨어학과', '소ㅍㅌ'],
    ['by a last syllable still being composed', '소프트웨어학과', '솦'],
    ['by a last syllable without its final consonant', '약학대학', '야'],
    ['by doubled initials', '쓰레기 분리', 'ㅆㄺ'],
    ['whatever the case', '첨단ICT융합대학', 'ict'],
    ['whatever the spaces', '아주대학교-일반', '아주 대학교'],
    ['when typed decomposed', '간호대학', '간호'.normalize('NFD')],
    ['when stored decomposed', '간호대학'.normalize('NFD'), 'ㄱㅎ'],
  ])('%s', (_, name, typed) => {
    expect(matchesKorean(name, typed)).toBe(true);
  });
});

describe('a name is not found', () => {
  test.each([
    ['by other initials', '소프트웨어학과', 'ㅍㅅ'],
    ['by more than it has', '대학원', '대학원생'],
    ['by an unfinished syllable before the last', '소프트웨어학과', '솦트'],
    ['by an unfinished syllable before the last that fits the next', '손님', '소님'],
    ['by a vowel', '소프트웨어학과', 'ㅗ'],
    ['by a regular expression', '소프트웨어학과', '.*'],
  ])('%s', (_, name, typed) => {
    expect(matchesKorean(name, typed)).toBe(false);
  });
});

test('every board is found by every part of its name', () => {
  const part = fc.constantFrom(...boards).chain(({ name }) =>
    fc.record({
      name: fc.constant(name),
      from: fc.nat(name.length - 1),
      length: fc.integer({ min: 1, max: name.length }),
    }),
  );
  fc.assert(
    fc.property(part, ({ name, from, length }) => {
      expect(matchesKorean(name, name.slice(from, from + length))).toBe(true);
    }),
  );
});
