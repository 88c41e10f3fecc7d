import { expect, test } from 'vitest';
import { wordsOf } from './keywords.ts';

test('words of both languages come in the order of the text', () => {
  expect(wordsOf('Deadline 신청 apply 마감').map(({ text, meaning }) => [text, meaning])).toEqual([
    ['Deadline', 'end'],
    ['신청', 'apply'],
    ['apply', 'apply'],
    ['마감', 'end'],
  ]);
});
