import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createSessionFetch, type StoredSession } from './session.ts';
import { expiryOf } from './tokenExpiry.ts';

const now = Date.parse('2026-03-04T09:00:00+09:00');
const minute = 60_000;

/** A JWT whose claims are these, as servers write it: base64url without padding. */
function jwt(claims: unknown): string {
  const encoded = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `eyJhbGciOiJIUzI1NiJ9.${encoded}.c2ln`;
}
const runsOut = (inMs: number) => jwt({ sub: '7', exp: Math.floor((now + inMs) / 1000) });
const stale = runsOut(-minute);

test.each([
  ['a JWT', jwt({ exp: 1_700_000_000, name: '김하늘??>>' }), 1_700_000_000_000],
  ['one without exp', jwt({ sub: '7' }), null],
  ['an exp that is no number', jwt({ exp: 'soon' }), null],
  ['claims that are null', jwt(null), null],
  ['claims that are no JSON', 'a.b2ggbm8.c', null],
  ['claims that are no base64', 'a.%%%.c', null],
  ['an opaque token', 'opaque', null],
  ['no text', '', null],
])('the expiry of %s', (_, token, expected) => {
  expect(expiryOf(token)).toBe(expected);
});

interface Sent {
  path: string;
  bearer: string | null;
}

function session(accessToken: string, reissued: () => Promise<string>) {
  const sent: Sent[] = [];
  const stored: StoredSession = { accessToken, refreshToken: 'refresh', owner: 'A' };
  const reissue = vi.fn(async () => ({ accessToken: await reissued(), refreshToken: null }));
  const policy = createSessionFetch({
    tokens: {
      read: () => ({ ...stored }),
      store: (renewed) => {
        stored.accessToken = renewed.accessToken;
      },
    },
    send: async (request) => {
      const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
      sent.push({ path: new URL(request.url).pathname, bearer });
      return new Response(null, { status: bearer === stale ? 401 : 200 });
    },
    reissue,
    onSessionLost: () => {
      Object.assign(stored, { accessToken: null, refreshToken: null, owner: null });
    },
    withLock: (task) => task(),
    now: () => now,
  });
  const call = (path: string, as: 'required' | 'optional', init?: RequestInit) =>
    policy(as)(new Request(`http://api.test${path}`, init));
  return { sent, stored, reissue, call };
}

describe('a token that has run out by its own word', () => {
  test('is renewed once, before the first calls carry it', async () => {
    const fresh = runsOut(30 * minute);
    const { sent, reissue, call } = session(stale, async () => fresh);
    await Promise.all([call('/popular', 'optional'), call('/me', 'required'), call('/count', 'required')]);
    expect(reissue).toHaveBeenCalledTimes(1);
    expect(sent.map(({ bearer }) => bearer)).toEqual([fresh, fresh, fresh]);
  });

  test.each([
    ['within a minute', 59_000, 1],
    ['later than that', 61_000, 0],
  ])('counts as such when it runs out %s', async (_, inMs, renewals) => {
    const { reissue, call } = session(runsOut(inMs), async () => runsOut(30 * minute));
    await call('/me', 'required');
    expect(reissue).toHaveBeenCalledTimes(renewals);
  });

  test('is used as it is where a fresh one has run out too: the clock is wrong', async () => {
    const { sent, reissue, call } = session(stale, async () => runsOut(-3 * minute));
    for (const path of ['/a', '/b', '/c']) await call(path, 'required');
    expect(reissue).toHaveBeenCalledTimes(1);
    expect(sent.map(({ bearer }) => bearer)).toEqual(sent.map(() => runsOut(-3 * minute)));
  });

  test('whose renewal gets no answer goes out as it is, and is then renewed after its 401 alone', async () => {
    const reissued = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const { sent, reissue, call } = session(stale, reissued);
    await expect(call('/me', 'required')).rejects.toThrow('Failed to fetch');
    expect(sent).toEqual([{ path: '/me', bearer: stale }]);
    reissue.mockResolvedValue({ accessToken: runsOut(30 * minute), refreshToken: null });
    await call('/me', 'required');
    expect(sent.map(({ bearer }) => bearer)).toEqual([stale, stale, runsOut(30 * minute)]);
  });

  test('carries a public read too: a visitor’s takes its place only after the 401', async () => {
    const { call, sent } = session(stale, () => Promise.reject(new TypeError('Failed to fetch')));
    await call('/popular', 'optional');
    expect(sent.map(({ bearer }) => bearer)).toEqual([stale, null]);
  });

  test('waits for a renewal that hangs no longer than 3 s, and its 401 for the same one', async () => {
    vi.useFakeTimers();
    try {
      let answer: (token: string) => void = () => undefined;
      const { sent, reissue, call } = session(stale, () => new Promise((resolve) => (answer = resolve)));
      const answered = call('/me', 'required');
      await vi.advanceTimersByTimeAsync(2_900);
      expect(sent).toEqual([]);
      await vi.advanceTimersByTimeAsync(200);
      expect(sent).toEqual([{ path: '/me', bearer: stale }]);
      answer(runsOut(30 * minute));
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await answered).status).toBe(200);
      expect(sent.at(-1)?.bearer).toBe(runsOut(30 * minute));
      expect(reissue).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('of a session that is over sends no call but the public read, without a bearer', async () => {
    const lose = () => Promise.reject(new ApiError('http', { status: 401 }));
    const { sent, call, stored } = session(stale, lose);
    await expect(call('/like', 'required', { method: 'POST' })).rejects.toMatchObject({ kind: 'signedOut' });
    for (const [path, as, method] of [
      ['/me', 'required', 'GET'],
      ['/like', 'optional', 'POST'],
    ] as const) {
      Object.assign(stored, { accessToken: stale, refreshToken: 'refresh' });
      await expect(call(path, as, { method })).rejects.toMatchObject({ kind: 'signedOut' });
    }
    expect(sent).toEqual([]);
    stored.accessToken = stale;
    stored.refreshToken = 'refresh';
    await call('/popular', 'optional');
    expect(sent).toEqual([{ path: '/popular', bearer: null }]);
  });

  test('no call goes out as whoever signed in during the renewal', async () => {
    const { sent, stored, call } = session(stale, async () => {
      Object.assign(stored, { accessToken: runsOut(30 * minute), refreshToken: 'other', owner: 'B' });
      return 'late';
    });
    await expect(call('/like', 'required', { method: 'POST' })).rejects.toMatchObject({ kind: 'signedOut' });
    expect(sent).toEqual([]);
  });

  test('a public read goes out as nobody’s where another signed in during the renewal', async () => {
    const { sent, stored, call } = session(stale, async () => {
      Object.assign(stored, { accessToken: runsOut(30 * minute), refreshToken: 'other', owner: 'B' });
      return 'late';
    });
    expect((await call('/popular', 'optional')).status).toBe(200);
    expect(sent).toEqual([{ path: '/popular', bearer: null }]);
  });
});
