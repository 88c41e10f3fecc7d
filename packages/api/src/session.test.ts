import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { fetchBanners, fetchPopularEvents } from './endpoints/events.ts';
import { subscribeTopic } from './endpoints/topics.ts';
import { fetchMember, reissueToken } from './endpoints/users.ts';

const origin = 'http://api.campus.test';
const url = (path: string) => `${origin}${path}`;
const unauthorised = () =>
  HttpResponse.json({ timestamp: '', status: 401, error: 'Unauthorized', path: '/' }, { status: 401 });
const member = () => HttpResponse.json({ name: '김하늘', email: 'sky@ajou.ac.kr', major: null, phone: null });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let stored: { accessToken: string | null; refreshToken: string | null };
const onSessionLost = vi.fn(() => {
  stored = { accessToken: null, refreshToken: null };
});

function client() {
  return createApiClient({
    baseUrl: origin,
    tokens: {
      read: () => stored,
      store: ({ accessToken, refreshToken }) => {
        stored = { accessToken, refreshToken: refreshToken ?? stored.refreshToken };
      },
    },
    onSessionLost,
    timeoutMs: 1000,
  });
}

/** Protected and public routes that only take `fresh`, and a reissue that answers with `reissued`. */
function serveExpiredSession(reissued: () => Response | Promise<Response>) {
  const calls = { member: 0, popular: 0, subscribe: [] as unknown[], reissue: 0 };
  const accepts = (request: Request) => request.headers.get('Authorization') === 'Bearer fresh';
  server.use(
    http.get(url('/api/users'), ({ request }) => {
      calls.member += 1;
      return accepts(request) ? member() : unauthorised();
    }),
    http.get(url('/api/event/popular'), ({ request }) => {
      calls.popular += 1;
      return accepts(request) || !request.headers.has('Authorization')
        ? HttpResponse.json([])
        : unauthorised();
    }),
    http.post(url('/api/topic/subscribe'), async ({ request }) => {
      calls.subscribe.push(await request.json());
      return accepts(request) ? HttpResponse.json({ successStatus: 'OK' }) : unauthorised();
    }),
    http.patch(url('/api/users/reissue-token'), ({ request }) => {
      calls.reissue += 1;
      return request.headers.has('Authorization') ? unauthorised() : reissued();
    }),
  );
  return calls;
}

const freshTokens = () => HttpResponse.json({ accessToken: 'fresh', refreshToken: 'refresh-2' });

beforeEach(() => {
  stored = { accessToken: 'stale', refreshToken: 'refresh-1' };
  onSessionLost.mockClear();
});

describe('the session', () => {
  test('twenty calls with an expired token share one reissue and are repeated once each, bodies included', async () => {
    const calls = serveExpiredSession(freshTokens);
    const api = client();
    await Promise.all([
      ...Array.from({ length: 10 }, () => fetchMember(api)),
      ...Array.from({ length: 10 }, () => subscribeTopic(api, 'Software')),
    ]);
    expect(calls.reissue).toBe(1);
    expect(calls.member).toBe(20);
    expect(calls.subscribe).toEqual(Array.from({ length: 20 }, () => ({ topic: 'Software' })));
    expect(stored).toEqual({ accessToken: 'fresh', refreshToken: 'refresh-2' });
  });

  test('keeps the refresh token when the answer has none', async () => {
    serveExpiredSession(() => HttpResponse.json({ accessToken: 'fresh' }));
    await fetchMember(client());
    expect(stored).toEqual({ accessToken: 'fresh', refreshToken: 'refresh-1' });
  });

  test('takes over a token that another tab renewed meanwhile, without a reissue of its own', async () => {
    const calls = serveExpiredSession(freshTokens);
    const api = client();
    const pending = fetchMember(api);
    stored = { accessToken: 'fresh', refreshToken: 'refresh-2' };
    await pending;
    expect(calls.reissue).toBe(0);
  });

  test('a 401 on the repeat does not loop', async () => {
    const calls = serveExpiredSession(() =>
      HttpResponse.json({ accessToken: 'still-refused', refreshToken: 'r' }),
    );
    await expect(fetchMember(client())).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(calls).toMatchObject({ member: 2, reissue: 1 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test.each([401, 404, 500])('a reissue answered %i ends the session once', async (status) => {
    const calls = serveExpiredSession(() => HttpResponse.json({}, { status }));
    const api = client();
    const results = await Promise.allSettled([fetchMember(api), fetchMember(api), fetchMember(api)]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls.reissue).toBe(1);
    expect(onSessionLost.mock.calls).toEqual([['rejected']]);
  });

  test('a reissue answered with something unreadable ends the session', async () => {
    serveExpiredSession(() => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } }));
    await expect(fetchMember(client())).rejects.toMatchObject({ status: 401 });
    expect(onSessionLost.mock.calls).toEqual([['rejected']]);
  });

  test('a reissue without an answer keeps the session and fails the call as a network error', async () => {
    serveExpiredSession(() => HttpResponse.error());
    await expect(fetchMember(client())).rejects.toMatchObject({ kind: 'network', status: null });
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(stored.accessToken).toBe('stale');
  });

  test('a reissue that takes too long keeps the session and fails as a timeout', async () => {
    serveExpiredSession(() => new Promise<Response>(() => undefined));
    await expect(fetchMember(client())).rejects.toMatchObject({ kind: 'timeout' });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test.each([
    ['answered', freshTokens],
    ['refused', unauthorised],
  ])(
    'a reissue %s after a logout neither brings the session back nor reports it lost',
    async (_, reissued) => {
      const calls = serveExpiredSession(() => {
        stored = { accessToken: null, refreshToken: null };
        return reissued();
      });
      await expect(fetchMember(client())).rejects.toMatchObject({ status: 401 });
      expect(stored).toEqual({ accessToken: null, refreshToken: null });
      expect(onSessionLost).not.toHaveBeenCalled();
      expect(calls).toMatchObject({ member: 1, reissue: 1 });
    },
  );

  test('without a refresh token the session ends without asking', async () => {
    const calls = serveExpiredSession(freshTokens);
    stored = { accessToken: 'stale', refreshToken: null };
    await expect(fetchMember(client())).rejects.toMatchObject({ status: 401 });
    expect(calls.reissue).toBe(0);
    expect(onSessionLost.mock.calls).toEqual([['noRefreshToken']]);
  });

  test('a public call is repeated without the bearer when the session ended', async () => {
    const calls = serveExpiredSession(() => unauthorised());
    await expect(fetchPopularEvents(client())).resolves.toEqual([]);
    expect(calls.popular).toBe(2);
  });

  test('a protected call is not sent while nobody is signed in', async () => {
    stored = { accessToken: null, refreshToken: null };
    await expect(fetchMember(client())).rejects.toMatchObject({ kind: 'signedOut' });
  });

  test('a call that needs no session never carries the bearer', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(url('/api/event/banner'), ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json([]);
      }),
      http.patch(url('/api/users/reissue-token'), ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return freshTokens();
      }),
    );
    await fetchBanners(client());
    await reissueToken(client(), 'refresh-1');
    expect(seen).toEqual([null, null]);
  });
});
