import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { registerCalendarEvent } from './endpoints/events.ts';
import { fetchPopularEvents } from './endpoints/home.ts';
import { withdrawMember } from './endpoints/users.ts';

const origin = 'http://api.campus.test';
const popular = `${origin}/api/event/popular`;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const options = {
  baseUrl: origin,
  tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
  onSessionLost: () => undefined,
};
const api = createApiClient(options);

describe('ApiError', () => {
  test.each([
    ['A', { status: 'BAD_REQUEST', statusMessage: '안 돼요', message: 'bad' }, '안 돼요'],
    ['B', { timestamp: 't', message: '서버 오류', details: 'uri=/api' }, '서버 오류'],
    ['C', { timestamp: 't', status: 403, error: 'Forbidden', path: '/api' }, 'Forbidden'],
    [
      'D',
      { type: 'about:blank', title: 'Bad Request', status: 400, detail: '형식이 달라요', instance: '/' },
      '형식이 달라요',
    ],
    ['E', { status: 400, message: '잘못됐어요', timestamp: 't' }, '잘못됐어요'],
    ['E of newer servers', { code: 'X', message: '잘못됐어요' }, '잘못됐어요'],
    ['a message that is no text', { statusMessage: 5, message: null }, null],
  ])('reads shape %s', async (_shape, body, statusMessage) => {
    server.use(http.get(popular, () => HttpResponse.json(body, { status: 400 })));
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({ kind: 'http', status: 400, statusMessage });
  });

  test.each([
    ['HTML', '<html><body>Bad Gateway</body></html>'],
    ['an empty body', ''],
    ['broken JSON', '{"status":'],
  ])('an error answer with %s keeps its status', async (_kind, body) => {
    server.use(http.get(popular, () => new HttpResponse(body, { status: 502 })));
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      statusMessage: null,
    });
  });

  test.each([
    ['HTML', '<html></html>'],
    ['an empty body', ''],
    ['JSON of another shape', '{"result":[]}'],
  ])('a success with %s is unreadable', async (_kind, body) => {
    server.use(http.get(popular, () => new HttpResponse(body)));
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({ kind: 'unreadable', status: null });
  });

  test('no answer is a network error', async () => {
    server.use(http.get(popular, () => HttpResponse.error()));
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({ kind: 'network', status: null });
  });

  test('an answer that takes too long is a timeout', async () => {
    server.use(http.get(popular, () => new Promise<Response>(() => undefined)));
    const impatient = createApiClient({ ...options, timeoutMs: 100 });
    await expect(fetchPopularEvents(impatient)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a call given up by its caller is aborted', async () => {
    server.use(http.get(popular, () => new Promise<Response>(() => undefined)));
    const controller = new AbortController();
    const call = fetchPopularEvents(api, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('answers that are no JSON by contract are not parsed', async () => {
    server.use(
      http.delete(
        `${origin}/api/users`,
        () => new HttpResponse('탈퇴했습니다', { headers: { 'Content-Type': 'application/json' } }),
      ),
      http.post(`${origin}/api/event/calendar`, () => new HttpResponse(null)),
    );
    await expect(withdrawMember(api)).resolves.toBeUndefined();
    const entry = { summary: '특강', description: '', startDate: '', endDate: '' };
    await expect(registerCalendarEvent(api, entry)).resolves.toBeUndefined();
  });
});
