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
  ['국가장학금', ' 장학 ', '국가[장학]금'],
  ['İzmir 교환학생', 'z', 'İzmir 교환학생'],
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

test('no part is empty, but the one of an empty text', () => {
  expect(markedParts('장학장학', '장학')).toEqual([
    { text: '장학', isMatch: true },
    { text: '장학', isMatch: true },
  ]);
  expect(markedParts('', '장학')).toEqual([{ text: '', isMatch: false }]);
});
