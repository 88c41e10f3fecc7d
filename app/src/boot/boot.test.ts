import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callEarly } from './callEarly.ts';
import { type EarlyCall, takeEarly } from './earlyCalls.ts';

const apiOrigin = 'https://api.campus.test';
const now = Date.parse('2026-03-04T09:00:00+09:00');

function jwt(runsOutInMs: number): string {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor((now + runsOutInMs) / 1000) }));
  return `e30.${claims.toString('base64url')}.c2ln`;
}

function boot(path: string, kept: Record<string, string> = {}) {
  const sent: string[] = [];
  const calls = callEarly({
    apiOrigin,
    path,
    stored: (key) => kept[key] ?? null,
    now: () => now,
    fetch: async ({ url, headers, credentials }) => {
      const who = headers.has('Authorization') ? 'member' : 'visitor';
      sent.push(`${who} ${url.slice(apiOrigin.length)} ${credentials}`);
      return Response.json([]);
    },
  });
  return { sent, calls };
}

const banner = 'visitor /api/event/banner same-origin';
const popular = 'visitor /api/event/popular same-origin';

describe('the calls before the app has started', () => {
  test.each<[string, string, Record<string, string>, string[]]>([
    ['home, for a visitor', '/', {}, [banner, popular]],
    [
      'home, for a member',
      '/',
      { accessToken: jwt(600_000) },
      [banner, popular, 'member /api/event/popular? same-origin'],
    ],
    ['home, with a token that runs out', '/', { accessToken: jwt(60_000) }, [banner, popular]],
    ['home, with a token that says nothing of it', '/', { accessToken: 'opaque' }, [banner, popular]],
    [
      'home, with a former member’s push token to drop',
      '/',
      { accessToken: jwt(600_000), pushTokenLeft: 'old' },
      [banner, popular],
    ],
    ['an event, for a visitor', '/event/42', {}, ['visitor /api/event/detail/42 include']],
    [
      'an event, for a member',
      '/event/42',
      { accessToken: jwt(600_000) },
      ['member /api/event/detail/42 same-origin'],
    ],
    ['no event', '/event/0', {}, []],
    ['an id that no event has', '/event/9999999999999999', {}, []],
    ['another screen', '/liked', {}, []],
  ])('%s', (_, path, kept, wanted) => {
    expect(boot(path, kept).sent).toEqual(wanted);
  });

  test('are read as they come where something draws them, and can still be taken', async () => {
    const { calls } = boot('/', { accessToken: jwt(600_000) });
    expect(await Promise.all(calls.map(({ read }) => read))).toEqual([[], [], null]);
    expect(await Promise.all(calls.map(async ({ answer }) => (await answer).json()))).toEqual([[], [], []]);
  });

  test('one that fails is no unhandled rejection', async () => {
    const [call] = callEarly({
      apiOrigin,
      path: '/',
      stored: () => null,
      now: () => now,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(call?.answer).rejects.toThrow('Failed to fetch');
  });
});

describe('their answers', () => {
  const given = { earlyCalls: undefined as EarlyCall[] | undefined };
  beforeEach(() => {
    vi.stubGlobal('window', given);
    given.earlyCalls = boot('/').calls;
  });
  const popular = (init?: RequestInit) => new Request(`${apiOrigin}/api/event/popular`, init);

  test('are given to the same call once', async () => {
    expect((await takeEarly(popular(), () => now))?.ok).toBe(true);
    expect(takeEarly(popular(), () => now)).toBeNull();
    expect(given.earlyCalls).toHaveLength(1);
  });

  test('are given up with the request that they stand in for: a retry waits behind no call that hangs', () => {
    const hanging: Request[] = [];
    given.earlyCalls = callEarly({
      apiOrigin,
      path: '/event/42',
      stored: () => null,
      now: () => now,
      fetch(request) {
        hanging.push(request);
        return new Promise(() => undefined);
      },
    });
    const controller = new AbortController();
    const detail = new Request(`${apiOrigin}/api/event/detail/42`, { signal: controller.signal });
    expect(takeEarly(detail, () => now)).toBeInstanceOf(Promise);
    expect(hanging[0]?.signal.aborted).toBe(false);
    controller.abort();
    expect(hanging[0]?.signal.aborted).toBe(true);
  });

  test('are given to nobody once they have failed: the app asks itself', async () => {
    const fail: (() => void)[] = [];
    given.earlyCalls = callEarly({
      apiOrigin,
      path: '/',
      stored: () => null,
      now: Date.now,
      fetch: () => new Promise((_, reject) => fail.push(() => reject(new TypeError('Failed to fetch')))),
    });
    const taken = takeEarly(new Request(`${apiOrigin}/api/event/banner`));
    for (const one of fail) one();
    await expect(taken).rejects.toThrow('Failed to fetch');
    expect(takeEarly(popular())).toBeNull();
    expect(given.earlyCalls).toEqual([]);
  });

  test('are given until an answer is late', () => {
    expect(takeEarly(popular(), () => now + 14_999)).toBeInstanceOf(Promise);
  });

  test('end when somebody asks much later: the next call of the address waits for none', () => {
    const abort = vi.fn();
    given.earlyCalls = given.earlyCalls?.map((call) => ({ ...call, abort }));
    expect(takeEarly(popular(), () => now + 15_000)).toBeNull();
    expect(abort).toHaveBeenCalledTimes(1);
    expect(given.earlyCalls).toHaveLength(1);
  });

  test('are for nobody else, no other call and no write', () => {
    expect(takeEarly(popular({ headers: { Authorization: 'Bearer other' } }), () => now)).toBeNull();
    expect(takeEarly(popular({ method: 'POST' }), () => now)).toBeNull();
    expect(takeEarly(new Request(`${apiOrigin}/api/event/liked`), () => now)).toBeNull();
    expect(given.earlyCalls).toHaveLength(2);
    given.earlyCalls = undefined;
    expect(takeEarly(popular())).toBeNull();
  });
});
