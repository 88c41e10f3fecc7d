import { expect, test } from 'vitest';
import { keywordMax } from '../limits.ts';
import { calendar } from './calendar.ts';
import { keyword } from './keyword.ts';
import { like } from './like.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';

test('the texts that are fixed letter by letter are', () => {
  expect(session.timeout.text).toBe('로그인 시간이 만료되어 로그아웃 되었습니다.');
  expect(registration.departmentRequired).toBe('* 학과를 선택해주세요.');
  expect(calendar.titleRequired).toBe('제목을 입력해 주세요');
  expect(calendar.contentRequired).toBe('내용을 입력해 주세요');
  expect(calendar.startRequired).toBe('시작 날짜를 선택해 주세요');
  expect(calendar.endRequired).toBe('종료 날짜를 선택해 주세요');
});

test('the keyword limit in the texts is the limit', () => {
  expect(keyword.limitReached).toContain(`${keywordMax}개`);
  expect(keyword.limitExceeded.text).toContain(`${keywordMax}개`);
});

test('what needs a login goes on for someone who is signed in, and an unlike is called one', () => {
  for (const { loginRequired, failed } of [like, calendar]) {
    expect(failed.title).toBe(loginRequired.title);
    expect(failed.text).toMatch(/로그인했다면 잠시 후 다시 시도해 주세요\.$/);
  }
  expect(like.unlikeFailed.title).toBe('찜을 취소하지 못했어요');
});
