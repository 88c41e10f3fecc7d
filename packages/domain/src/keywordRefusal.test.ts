import { describe, expect, test } from 'vitest';
import { keywordRefusal } from './keywordRefusal.ts';
import { say } from './language.ts';
import { keyword } from './words/keyword.ts';

describe('a failed keyword subscription', () => {
  test.each([
    [409, keyword.duplicate.title],
    [400, keyword.limitExceeded.title],
    [404, keyword.notFound.title],
  ])('with %i says what the server says', (status, title) => {
    expect(keywordRefusal(status, '이미 있어요')).toEqual({ title, text: '이미 있어요' });
    expect(keywordRefusal(status, ' 이미 있어요\n')).toEqual({ title, text: '이미 있어요' });
  });

  test('says it in our own words where another language is spoken', () => {
    say('en', () =>
      expect(keywordRefusal(409, '이미 있어요')).toEqual({
        title: keyword.duplicate.title,
        text: keyword.duplicate.text,
      }),
    );
  });

  test.each([
    [500, keyword.serverError.title],
    [503, keyword.otherError.title],
    [401, keyword.otherError.title],
    [null, keyword.otherError.title],
  ])('with %s says our own text whatever the server says', (status, title) => {
    const { text, ...rest } = keywordRefusal(status, '이미 있어요');
    expect(rest.title).toBe(title);
    expect(text).toMatch(/다시 시도해 주세요\.$/);
  });

  test.each([[undefined], [null], [''], ['  '], [7], [{}], [['x']]])(
    'falls back to the default for the message %j',
    (statusMessage) => {
      for (const status of [409, 400, 404]) {
        const dialog = keywordRefusal(status, statusMessage);
        expect(dialog).toEqual(keywordRefusal(status));
        expect(dialog.text).toMatch(/[가-힣]/);
      }
    },
  );
});
