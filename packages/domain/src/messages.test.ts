import { describe, expect, test } from 'vitest';
import { keywordMax } from './limits.ts';
import type { DialogText } from './messages/dialogText.ts';
import { messages } from './messages.ts';

const catalogue: [situation: string, shown: string | DialogText][] = [
  ['401 whose refresh fails', messages.session.timeout],
  ['event detail load, HTTP 401', messages.detail.sessionExpired],
  ['event detail load, other failure', messages.detail.loading],
  ['like toggle failure', messages.like.failed],
  ['event without url', messages.detail.noUrl],
  ['list load failure', messages.list.serverError],
  ['notification list failure', messages.notification.loadFailed],
  ['no notifications', messages.notification.empty],
  ['mark all read failure', messages.notification.markAllFailed],
  ['keyword subscribe 409', messages.keyword.duplicate],
  ['keyword subscribe 400', messages.keyword.limitExceeded],
  ['keyword subscribe 404', messages.keyword.notFound],
  ['keyword subscribe 500', messages.keyword.serverError],
  ['keyword subscribe other', messages.keyword.otherError],
  ['keyword unsubscribe failure', messages.keyword.unsubscribeFailed],
  ['topic subscribe failure', messages.topic.subscribeFailed],
  ['topic notification setting failure', messages.topic.notificationFailed],
  ['topic unsubscribe failure', messages.topic.unsubscribeFailed],
  ['reset failures', messages.withdrawal.resetFailed],
  ['withdrawal failure', messages.withdrawal.failed],
  ['login, 404', messages.login.notMember],
  ['login, other responses', messages.login.failed],
  ['login, missing code', messages.login.missingCode],
  ['login without stored push token', messages.login.pushTokenMissing],
  ['department registration failure', messages.registration.failed],
  ['policy document load failure', messages.consent.documentFailed],
  ['calendar success', messages.calendar.registered],
  ['calendar failure', messages.calendar.failed],
  ['push token saved', messages.push.tokenSaved],
  ['push token fetch fails', messages.push.tokenFailed],
  ['permission check fails', messages.push.setupFailed],
  ['browser without notification support', messages.push.unsupported],
];

const validation: [rule: string, shown: string | DialogText][] = [
  ['keyword of one letter', messages.keyword.tooShort],
  ['keyword with special characters', messages.keyword.invalid],
  ['keyword submitted invalid', messages.keyword.inputError],
  ['no board chosen', messages.keyword.boardRequired],
  ['ten keywords', messages.keyword.limitReached],
  ['withdrawal conditions', messages.withdrawal.conditionsUnmet],
  ['mark all read confirmation', messages.notification.markAllConfirm],
  ['department required', messages.registration.departmentRequired],
  ['consent required', messages.consent.required],
];

const texts = (shown: string | DialogText) =>
  typeof shown === 'string' ? [shown] : [shown.title, shown.text];

describe('every row of the error catalogue and of the validation rules has a Korean text', () => {
  test.each([...catalogue, ...validation])('%s', (_, shown) => {
    for (const text of texts(shown)) {
      expect(text).toMatch(/[가-힣]/);
      expect(text).not.toMatch(/undefined|null|NaN|!/);
      expect(text).toBe(text.trim());
    }
  });
});

function everyText(node: unknown, path = 'messages'): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([name, child]) => everyText(child, `${path}.${name}`));
}

test('no text is empty, has a hole, or shouts', () => {
  const bad = everyText(messages).filter(
    ([, text]) => !/[가-힣]/.test(text) || /undefined|null|NaN|!/.test(text),
  );
  expect(bad).toEqual([]);
});

test('no text speaks of tokens to a student', () => {
  expect(everyText(messages).filter(([, text]) => /토큰|token/i.test(text))).toEqual([]);
});

test('the texts that are fixed letter by letter are', () => {
  expect(messages.session.timeout.text).toBe('로그인 시간이 만료되어 로그아웃 되었습니다.');
  expect(messages.registration.departmentRequired).toBe('* 학과를 선택해주세요.');
  expect(messages.calendar.titleRequired).toBe('제목을 입력해 주세요');
  expect(messages.calendar.contentRequired).toBe('내용을 입력해 주세요');
  expect(messages.calendar.startRequired).toBe('시작 날짜를 선택해 주세요');
  expect(messages.calendar.endRequired).toBe('종료 날짜를 선택해 주세요');
});

test('the keyword limit in the texts is the limit', () => {
  expect(messages.keyword.limitReached).toContain(`${keywordMax}개`);
  expect(messages.keyword.limitExceeded.text).toContain(`${keywordMax}개`);
});

test('the catalogue goes on for someone who is signed in, and an unlike is called one', () => {
  const { like, calendar } = messages;
  for (const { loginRequired, failed } of [like, calendar]) {
    expect(failed.title).toBe(loginRequired.title);
    expect(failed.text).toMatch(/로그인했다면 잠시 후 다시 시도해 주세요\.$/);
  }
  expect(like.unlikeFailed.title).toBe('찜을 취소하지 못했어요');
});
