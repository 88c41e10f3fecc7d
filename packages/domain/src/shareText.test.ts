import { expect, test } from 'vitest';
import { shareText } from './shareText.ts';

test('a shared notice says its title and its deadline', () => {
  expect(shareText({ title: '장학금 신청', moment: '3월 10일 (화) 18:00' })).toBe(
    '장학금 신청\n마감 3월 10일 (화) 18:00',
  );
  expect(shareText({ title: '장학금 신청', moment: null })).toBe('장학금 신청');
});
