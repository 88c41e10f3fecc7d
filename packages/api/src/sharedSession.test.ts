import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

type Lock = <T>(task: () => Promise<T>) => Promise<T>;
type Reissue = (refreshToken: string) => Promise<{ accessToken: string; refreshToken: string | null }>;

/** A tab of the device: what it sent, as `GET stale`, and how it sends more. */
function tab(reissue: Reissue, lock: { withLock?: Lock | null } = {}) {
  const sent: string[] = [];
  const answers: Response[] = [];
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
      const answer = new Response('an answer', { status: bearer === 'stale' ? 401 : 200 });
      answers.push(answer);
      return answer;
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
  return { sent, answers, call };
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
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lost).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).status).toBe(401);
  expect(lost).toEqual(['rejected']);
});

describe('with a lock', () => {
  const held: string[] = [];
  const withLock: Lock = async (task) => {
    held.push('taken');
    const result = await task();
    held.push('given back');
    return result;
  };
  beforeEach(() => {
    held.length = 0;
  });

  test('the next tab has its turn only once the new tokens have reached it', async () => {
    const { sent, call } = tab(async () => ({ accessToken: 'fresh', refreshToken: null }), { withLock });
    const answer = call('required');
    await vi.advanceTimersByTimeAsync(250);
    expect((await answer).status).toBe(200);
    expect(sent).toEqual(['GET stale', 'GET fresh']);
    expect(held).toEqual(['taken']);
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toEqual(['taken', 'given back']);
  });

  test('a refusal ends the session at once', async () => {
    const { sent, call } = tab(async () => refuse(), { withLock });
    const answer = call('required');
    await vi.advanceTimersByTimeAsync(10);
    expect((await answer).status).toBe(401);
    expect(lost).toEqual(['rejected']);
    expect(sent).toEqual(['GET stale']);
  });

  test('a tab that finds the token renewed gives its turn back at once', async () => {
    const reissue = vi.fn<Reissue>();
    const { sent, call } = tab(reissue, {
      withLock: (task) => {
        stored = { ...stored, accessToken: 'fresh' };
        return withLock(task);
      },
    });
    expect((await call('required')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(held).toEqual(['taken', 'given back']);
    expect(sent).toEqual(['GET stale', 'GET fresh']);
    expect(reissue).not.toHaveBeenCalled();
  });
});

describe('the lock of the browser', () => {
  const fresh: Reissue = async () => ({ accessToken: 'fresh', refreshToken: null });

  test('is the same one for every tab, and is waited for', async () => {
    const names: string[] = [];
    let grant: () => void = () => undefined;
    const request = (name: string, _options: unknown, task: () => Promise<unknown>) => {
      names.push(name);
      return new Promise((resolve) => {
        grant = () => resolve(task());
      });
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const { sent, call } = tab(fresh);
    const answer = call('required');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['GET stale']);
    grant();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await answer).status).toBe(200);
    expect(names).toEqual(['campus-bell-session']);
    expect(vi.getTimerCount(), 'nothing is left to wait for').toBe(0);
  });

  test('that the browser refuses is done without', async () => {
    const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const { sent, call } = tab(fresh);
    expect((await call('required')).status).toBe(200);
    expect(sent).toEqual(['GET stale', 'GET fresh']);
  });

  test('is not taken twice by a refresh that fails', async () => {
    const request = vi.fn((_name: string, _options: unknown, task: () => Promise<unknown>) => task());
    vi.stubGlobal('navigator', { locks: { request } });
    const reissue = vi.fn<Reissue>().mockRejectedValue(new TypeError('broken'));
    const { call } = tab(reissue);
    await expect(call('required')).rejects.toThrow('broken');
    expect([request.mock.calls.length, reissue.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['no navigator', undefined],
    ['a navigator without locks', {}],
  ])('is done without where there is %s: a refusal then waits for other tabs', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { call } = tab(async () => refuse());
    const answer = call('required');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(lost).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await answer).status).toBe(401);
    expect(lost).toEqual(['rejected']);
  });
});

test('what only a member may do is not done as nobody once the session has ended', async () => {
  const { sent, call } = tab(async () => refuse(), { withLock: (task) => task() });
  expect((await call('optional', 'POST')).status).toBe(401);
  expect(sent).toEqual(['POST stale']);
});

test('a refused answer is read to its end, as one that nobody reads counts as given up', async () => {
  const renewed = async () => ({ accessToken: 'fresh', refreshToken: null });
  const { answers, call } = tab(renewed, { withLock: (task) => task() });
  const answer = await call('required');
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, false]);
  expect(answers[1]).toBe(answer);
});

test('a call that needs no session never carries the bearer', async () => {
  const { sent, call } = tab(async () => refuse());
  expect((await call('none')).status).toBe(200);
  expect(sent).toEqual(['GET nobody']);
});

test('while nobody is signed in, what anybody may do is sent, and nothing else', async () => {
  stored = { accessToken: null, refreshToken: null, owner: null };
  const { sent, call } = tab(async () => refuse());
  await expect(call('required')).rejects.toMatchObject({ kind: 'signedOut' });
  expect((await call('optional', 'POST')).status).toBe(200);
  expect(sent).toEqual(['POST nobody']);
});

test('where only the refresh cannot be reached, what anybody may read comes without the bearer', async () => {
  const { sent, call } = tab(() => after(100, unreachable));
  const answers = Promise.allSettled([call('optional'), call('required'), call('optional', 'POST')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(sent).toEqual(['GET stale', 'GET stale', 'POST stale', 'GET nobody']);
  expect(lost).toEqual([]);
});
