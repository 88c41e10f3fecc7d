import { describe, expect, test } from 'vitest';
import { ApiError, errorOfAnswer, errorOfThrown, hasNoAnswer, isErrorOfFilter } from './ApiError.ts';

describe('an error', () => {
  test('is named by its kind, and by its status where there is one', () => {
    expect(new ApiError('network')).toMatchObject({ name: 'ApiError', message: 'network', status: null });
    expect(new ApiError('http', { status: 503 }).message).toBe('http 503');
    expect(new ApiError('http', { status: 503 }).statusMessage).toBeNull();
  });

  test.each([
    ['TimeoutError', 'timeout'],
    ['AbortError', 'aborted'],
    ['SyntaxError', 'unreadable'],
    ['TypeError', 'network'],
  ])('of a thrown %s is of the kind %s, and keeps what was thrown', (name, kind) => {
    const thrown = Object.assign(new Error('x'), { name });
    const error = errorOfThrown(thrown);
    expect(error.kind).toBe(kind);
    expect(error.cause).toBe(thrown);
  });

  test('of something that is no error is of the network, and one of this package stays itself', () => {
    expect(errorOfThrown('TimeoutError').kind).toBe('network');
    expect(errorOfThrown(null).kind).toBe('network');
    const own = new ApiError('signedOut');
    expect(errorOfThrown(own)).toBe(own);
  });
});

test.each([
  [new ApiError('network'), true],
  [new ApiError('timeout'), true],
  [new ApiError('aborted'), false],
  [new ApiError('http', { status: 500 }), false],
  [new ApiError('unreadable'), false],
  [Object.assign(new Error('x'), { kind: 'network' }), false],
  [null, false],
])('%s ended without an answer: %s', (error, expected) => {
  expect(hasNoAnswer(error)).toBe(expected);
});

describe('the sentence of the server', () => {
  const sentence = (body: unknown) => errorOfAnswer(400, body).statusMessage;

  test('is the first of its fields that says something, without the blanks around it', () => {
    const all = { statusMessage: ' 하나 ', message: '둘', detail: '셋', error: '넷', title: '다섯' };
    expect(sentence(all)).toBe('하나');
    expect(sentence({ ...all, statusMessage: ' ' })).toBe('둘');
    expect(sentence({ ...all, statusMessage: '', message: 5 })).toBe('셋');
    expect(sentence({ error: '넷', title: '다섯' })).toBe('넷');
    expect(sentence({ title: '다섯' })).toBe('다섯');
  });

  test.each([[null], [undefined], ['text'], [5], [{}], [{ other: '여섯' }]])('is none in %j', (body) => {
    expect(sentence(body)).toBeNull();
  });
});

describe('an answer of what stands in front of the routes', () => {
  const c = { timestamp: 't', status: 500, error: 'Internal Server Error', path: '/api/users' };

  test.each<[string, unknown, boolean]>([
    ['an error and a path', c, true],
    ['a message as well', { ...c, message: '없는 회원' }, false],
    ['a message that is no text', { ...c, message: null }, true],
    ['no path', { ...c, path: undefined }, false],
    ['no error', { ...c, error: 5 }, false],
    ['null', null, false],
    ['a text', 'error path', false],
  ])('is told by its shape: %s', async (_, body, expected) => {
    expect(await isErrorOfFilter(Response.json(body))).toBe(expected);
  });

  test('is none where it is no JSON', async () => {
    expect(await isErrorOfFilter(new Response('<html>'))).toBe(false);
  });
});
