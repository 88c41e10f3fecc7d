import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { fetchBanners, fetchPopularEvents, likeEvent } from './endpoints/home.ts';
import { reissueToken } from './endpoints/reissueToken.ts';
import { subscribeTopic } from './endpoints/topics.ts';
import { fetchMember } from './endpoints/users.ts';

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

function client(timeoutMs?: number) {
  return createApiClient({
    baseUrl: origin,
    tokens: {
      read: () => stored,
      store: ({ accessToken, refreshToken }) => {
        stored = { accessToken, refreshToken: refreshToken ?? stored.refreshToken };
      },
    },
    onSessionLost,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

const shapeC = { timestamp: '', status: 500, error: 'Internal Server Error', path: '/' };
const gone = () => HttpResponse.json(shapeC, { status: 500 });

/** Every route refuses the bearer of a member who is gone; `reissued` is what the refresh answers. */
function serveGoneMember(reissued: () => Response | Promise<Response>, refusal = gone) {
  const calls = { popular: [] as string[], member: 0, like: 0, reissue: 0 };
  server.use(
    http.get(url('/api/users'), () => {
      calls.member += 1;
      return refusal();
    }),
    http.post(url('/api/event/like/7'), () => {
      calls.like += 1;
      return refusal();
    }),
    http.get(url('/api/event/popular'), ({ request }) => {
      const bearer = request.headers.get('Authorization');
      calls.popular.push(bearer ?? 'none');
      return bearer === null ? HttpResponse.json([]) : refusal();
    }),
    http.patch(url('/api/users/reissue-token'), () => {
      calls.reissue += 1;
      return reissued();
    }),
  );
  return calls;
}

const unknownMember = () =>
  HttpResponse.json({ status: 404, statusMessage: '', message: '' }, { status: 404 });

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

  test.each([
    [401, 'rejected'],
    [404, 'memberGone'],
    [500, 'rejected'],
  ])('a reissue answered %i ends the session once', async (status, reason) => {
    const calls = serveExpiredSession(() => HttpResponse.json({}, { status }));
    const api = client();
    const results = await Promise.allSettled([fetchMember(api), fetchMember(api), fetchMember(api)]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls.reissue).toBe(1);
    expect(onSessionLost.mock.calls).toEqual([[reason]]);
  });

  test.each([429, 502, 503, 504])(
    'a reissue that a gateway answers with %i keeps the session',
    async (status) => {
      serveExpiredSession(() => HttpResponse.html('<p>', { status }));
      await expect(fetchMember(client())).rejects.toMatchObject({
        kind: 'network',
        status: null,
        cause: { status },
      });
      expect(onSessionLost).not.toHaveBeenCalled();
      expect(stored.accessToken).toBe('stale');
    },
  );

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
    await expect(fetchMember(client(300))).rejects.toMatchObject({ kind: 'timeout' });
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

describe('a member who withdrew on another device', () => {
  test('is found out by one refresh however many calls failed, and public GETs come without the bearer', async () => {
    const calls = serveGoneMember(unknownMember);
    const api = client();
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => fetchPopularEvents(api)),
      ...Array.from({ length: 5 }, () => fetchMember(api)),
      likeEvent(api, 7),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(6).fill('rejected'),
    ]);
    expect(onSessionLost.mock.calls).toEqual([['memberGone']]);
    expect(calls).toMatchObject({ reissue: 1, member: 5, like: 1 });
    expect(calls.popular.filter((bearer) => bearer === 'none')).toHaveLength(5);
    expect(calls.popular).toHaveLength(10);
  });

  test('a call that comes back after the session ended is repeated without the bearer, and asks nothing', async () => {
    const calls = serveGoneMember(unknownMember, () => {
      stored = { accessToken: null, refreshToken: null };
      return gone();
    });
    await expect(fetchPopularEvents(client())).resolves.toEqual([]);
    expect(calls).toMatchObject({ reissue: 0, popular: ['Bearer stale', 'none'] });
  });

  test('after a successful refresh the 500 stands, and nothing is asked again within a minute', async () => {
    let reissued = 0;
    const calls = serveGoneMember(() => {
      reissued += 1;
      return HttpResponse.json({ accessToken: `fresh-${reissued}`, refreshToken: 'refresh-2' });
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    const api = client();
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(calls).toMatchObject({ reissue: 1, popular: ['Bearer stale'] });
    clock.mockReturnValue(59_999);
    await expect(fetchMember(api)).rejects.toMatchObject({ status: 500 });
    expect(calls.reissue).toBe(1);
    clock.mockReturnValue(60_000);
    await expect(fetchMember(api)).rejects.toMatchObject({ status: 500 });
    expect(calls.reissue).toBe(2);
    expect(onSessionLost).not.toHaveBeenCalled();
    clock.mockRestore();
  });

  test.each([
    ['without an answer', () => HttpResponse.error()],
    ['that a gateway answers', () => HttpResponse.html('<p>', { status: 503 })],
  ])('a refresh %s tells nothing: the session stays and the 500 stands', async (_, reissued) => {
    serveGoneMember(reissued);
    await expect(fetchPopularEvents(client())).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(stored.accessToken).toBe('stale');
  });

  test.each([
    [
      'of shape B',
      () => HttpResponse.json({ timestamp: '', message: 'Access Denied', details: '' }, { status: 500 }),
    ],
    ['of shape A', () => HttpResponse.json({ status: 500, statusMessage: '', message: '' }, { status: 500 })],
    ['of shape C with a message', () => HttpResponse.json({ ...shapeC, message: '' }, { status: 500 })],
    ['with a path alone', () => HttpResponse.json({ path: '/' }, { status: 500 })],
    ['with an error alone', () => HttpResponse.json({ error: 'x' }, { status: 500 })],
    [
      'with an error and a path that are no text',
      () => HttpResponse.json({ error: 1, path: {} }, { status: 500 }),
    ],
    ['of nothing', () => HttpResponse.json(null, { status: 500 })],
    ['of a text', () => HttpResponse.json('error', { status: 500 })],
    ['of HTML', () => HttpResponse.html('<p>', { status: 500 })],
    ['without a body', () => new HttpResponse(null, { status: 500 })],
  ])('a 500 %s asks for no refresh', async (_, refusal) => {
    const calls = serveGoneMember(unknownMember, refusal as typeof gone);
    await expect(fetchPopularEvents(client())).rejects.toMatchObject({ status: 500 });
    expect(calls.reissue).toBe(0);
  });

  test('an answer of another status in shape C asks for no refresh', async () => {
    const forbidden = () => HttpResponse.json({ ...shapeC, status: 403 }, { status: 403 });
    const calls = serveGoneMember(unknownMember, forbidden as unknown as typeof gone);
    await expect(fetchMember(client())).rejects.toMatchObject({ status: 403 });
    expect(calls.reissue).toBe(0);
  });

  test('a 500 in shape C to a token that was renewed meanwhile asks for no refresh, and stands', async () => {
    const calls = serveGoneMember(unknownMember, () => {
      stored = { accessToken: 'renewed', refreshToken: 'refresh-2' };
      return gone();
    });
    const api = client();
    await expect(fetchPopularEvents(api)).rejects.toMatchObject({ status: 500 });
    expect(calls).toMatchObject({ reissue: 0, popular: ['Bearer stale'] });
    await expect(fetchPopularEvents(api), 'the renewed one is asked about at once').resolves.toEqual([]);
    expect(calls.reissue).toBe(1);
  });

  test('a 500 in shape C to a call without a bearer asks for no refresh', async () => {
    stored = { accessToken: null, refreshToken: null };
    let reissues = 0;
    server.use(
      http.get(url('/api/event/popular'), gone),
      http.patch(url('/api/users/reissue-token'), () => {
        reissues += 1;
        return unknownMember();
      }),
    );
    await expect(fetchPopularEvents(client())).rejects.toMatchObject({ status: 500 });
    expect(reissues).toBe(0);
  });
});
