import { expect, test } from 'vitest';
import { eventTitle } from './eventTitle.ts';

test('a title stands as it is', () => {
  expect(eventTitle({ title: '국가장학금 신청 안내' })).toBe('국가장학금 신청 안내');
});

test.each(['', '  ', '\n'])('a title of only %j has words of its own', (title) => {
  expect(eventTitle({ title })).toBe('제목 없는 글');
});
