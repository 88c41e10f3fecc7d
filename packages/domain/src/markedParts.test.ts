import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './markedParts.ts';

const shown = (text: string, searchText: string) =>
  markedParts(text, searchText)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['국가장학금 신청', '장학', '국가[장학]금 신청'],
  ['SW 특강, sw 학점', 'sw', '[SW] 특강, [sw] 학점'],
  ['장학장학', '장학', '[장학][장학]'],
  ['장학', '장학', '[장학]'],
  ['국가장학금', '', '국가장학금'],
  ['국가장학금', '기숙사', '국가장학금'],
  ['', '장학', ''],
])('%j searched for %j is marked %j', (text, searchText, marked) => {
  expect(shown(text, searchText)).toBe(marked);
});

test('the parts make up the text again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, searchText) => {
      expect(
        markedParts(text, searchText)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
