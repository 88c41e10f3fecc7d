import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { type AuthPolicy, createSessionFetch, type SessionLostReason } from './session.ts';

let stored: { accessToken: string | null; refreshToken: string | null; owner: string | null };
const lost: SessionLostReason[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  lost.length = 0;
  stored = { accessToken: 'stale', refreshToken: 'refresh-1', owner: 'first sign-in' };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reissue = (refreshToken: string) => Promise<{ accessToken: string; refreshToken: string | null }>;

/** A tab of the device: what it sent, as `GET stale`, and how it sends more. */
function tab(reissue: Reissue, lock: { withLock?: null } = {}) {
  const sent: string[] = [];
  const fetch = createSessionFetch({
    tokens: {
      read: () => stored,
      store(renewed) {
        stored = { ...stored, ...renewed, refreshToken: renewed.refreshToken ?? stored.refreshToken };
      },
    },
    send: async (request) => {
      const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'nobody';
      sent.push(`${request.method} ${bearer}`);
      return new Response(null, { status: bearer === 'stale' ? 401 : 200 });
    },
    reissue,
    onSessionLost(reason) {
      lost.push(reason);
      stored = { accessToken: null, refreshToken: null, owner: null };
    },
    ...lock,
  });
  const call = (policy: AuthPolicy, method = 'GET') =>
    fetch(policy)(new Request('https://api.campus.test/api/x', { method }));
  return { sent, call };
}

const after = <Value>(ms: number, value: () => Value) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(value());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });
const refuse = (): never => {
  throw new ApiError('http', { status: 401 });
};
const unreachable = (): never => {
  throw new ApiError('network');
};

test.each(['POST', 'GET'])('a %s is not repeated as the member who signed in meanwhile', async (method) => {
  const { sent, call } = tab(() => after(100, () => ({ accessToken: 'fresh', refreshToken: null })));
  const answer = call('required', method);
  await vi.advanceTimersByTimeAsync(50);
  stored = { accessToken: 'another', refreshToken: 'refresh-9', owner: 'second sign-in' };
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).status).toBe(401);
  expect(sent).toEqual([`${method} stale`]);
  expect(stored.accessToken).toBe('another');
});

test('a tab that holds the lock and stands still stops nobody', async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const { sent, call } = tab(async () => ({ accessToken: 'fresh', refreshToken: null }));
  const answer = call('required');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent).toEqual(['GET stale']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await answer).status).toBe(200);
  expect(sent).toEqual(['GET stale', 'GET fresh']);
});

test('without locks, the tab whose refresh token was used up takes over what the other one was given', async () => {
  const spent = new Set<string>();
  const once: Reissue = (token) => {
    if (spent.has(token)) return after(100, refuse);
    spent.add(token);
    return after(1500, () => ({ accessToken: 'fresh', refreshToken: 'refresh-2' }));
  };
  const [one, other] = [tab(once, { withLock: null }), tab(once, { withLock: null })];
  const answers = Promise.all([one.call('required'), other.call('required')]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  expect(lost).toEqual([]);
  expect(stored).toMatchObject({ accessToken: 'fresh', refreshToken: 'refresh-2' });
});

test('without locks, a refusal that no other tab answers ends the session all the same', async () => {
  const { call } = tab(() => after(100, refuse), { withLock: null });
  const answer = call('required');
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(401);
  expect(lost).toEqual(['rejected']);
});

test('where only the refresh cannot be reached, what anybody may read comes without the bearer', async () => {
  const { sent, call } = tab(() => after(100, unreachable));
  const answers = Promise.allSettled([call('optional'), call('required'), call('optional', 'POST')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(sent).toEqual(['GET stale', 'GET stale', 'POST stale', 'GET nobody']);
  expect(lost).toEqual([]);
});
