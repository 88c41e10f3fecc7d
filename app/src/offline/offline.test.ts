import { describe, expect, test, vi } from 'vitest';
import { createOfflineFetch } from './offlineFetch.ts';
import { readableKind } from './readablePath.ts';
import { type Owner, overflowing, type SavedAnswer, savedAnswer, savedKey } from './savedAnswer.ts';

const origin = 'https://api.campus.test';

describe('readableKind', () => {
  test.each([
    ['GET', '/api/event/popular', 'list'],
    ['GET', '/api/event/liked?page=1', 'list'],
    ['GET', '/api/event/detail/7', 'detail'],
    ['GET', '/api/notification/keyword?page=0', 'inbox'],
    ['GET', '/api/topic/subscriptions', 'other'],
    ['GET', '/api/notification/unread-count', null],
    ['GET', '/api/users', null],
    ['POST', '/api/event/like/7', null],
    ['PATCH', '/api/users/reissue-token', null],
  ])('%s %s is %s', (method, path, kind) => {
    expect(readableKind({ method, url: origin + path })).toBe(kind);
  });
});

describe('overflowing', () => {
  const record = (at: number, differences: Partial<SavedAnswer> = {}): Omit<SavedAnswer, 'body'> => ({
    key: `public /${at}`,
    owner: 'public',
    kind: 'list',
    rows: 10,
    bytes: 1000,
    at,
    ...differences,
  });
  const many = (count: number, differences: Partial<SavedAnswer> = {}) =>
    Array.from({ length: count }, (_, at) =>
      record(at, { key: `${differences.owner} ${at}`, ...differences, at }),
    );

  test('keeps the newest 200 events', () => {
    expect(overflowing(many(20))).toEqual([]);
    expect(overflowing(many(22))).toHaveLength(2);
    expect(overflowing([record(1), ...many(20).map((kept) => ({ ...kept, at: kept.at + 2 }))])).toEqual([
      'public /1',
    ]);
  });

  test('keeps 50 details and 5 MB', () => {
    expect(overflowing(many(52, { kind: 'detail', rows: 0 }))).toHaveLength(2);
    expect(overflowing(many(6, { bytes: 1_000_000, rows: 0 }))).toHaveLength(1);
  });

  test('counts each account by itself', () => {
    const member: Owner = 'member 7';
    expect(overflowing([...many(20), ...many(20, { owner: member })])).toEqual([]);
  });
});

describe('savedAnswer', () => {
  test('counts events and refuses what is no JSON', () => {
    const of = (body: string) => savedAnswer('public', { kind: 'list', path: '/p', body, at: 1 });
    expect(of('[{},{}]')?.rows).toBe(2);
    expect(of('{"result":[{}],"hasNext":false}')?.rows).toBe(1);
    expect(of('null')?.rows).toBe(0);
    expect(of('<html>')).toBeNull();
  });
});

function setUp({
  member = null as Owner | null,
  later = (work: () => void) => work(),
  loaded = (): unknown => null,
} = {}) {
  const records = new Map<string, SavedAnswer>();
  const state = { member, answer: async () => Response.json([{ eventId: 1 }]) as Response, isStuck: false };
  const onSavedAnswer = vi.fn();
  const onFreshAnswer = vi.fn();
  const send = createOfflineFetch({
    fetch: async () => state.answer(),
    loadStore: async () => {
      loaded();
      return {
        async saveAnswer(owner, answer) {
          const record = savedAnswer(owner, answer);
          if (record !== null) records.set(record.key, record);
        },
        async readAnswer(owners, path) {
          if (state.isStuck) await new Promise(() => undefined);
          for (const owner of owners) {
            const found = records.get(savedKey(owner, path));
            if (found !== undefined) return found;
          }
          return null;
        },
      };
    },
    member: () => state.member,
    onSavedAnswer,
    onFreshAnswer,
    now: () => 1000,
    later,
    patienceMs: 50,
    lookingMs: 50,
  });
  const ask = (path: string, init: RequestInit = {}) => send(new Request(origin + path, init));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const goOffline = () => {
    state.answer = async () => {
      throw new TypeError('Failed to fetch');
    };
  };
  return { state, records, ask, settle, goOffline, onSavedAnswer, onFreshAnswer };
}

function breakOff(body: ReadableStreamDefaultController): void {
  body.error(new TypeError('network error'));
}

const asMember = { headers: { Authorization: 'Bearer x' } };

describe('offlineFetch', () => {
  test('reads the last answer when the server cannot be reached, and says when it came', async () => {
    const { ask, settle, goOffline, onSavedAnswer, onFreshAnswer } = setUp();
    await ask('/api/event/popular');
    await settle();
    expect(onSavedAnswer).not.toHaveBeenCalled();
    expect(onFreshAnswer).toHaveBeenCalledExactlyOnceWith('/api/event/popular');
    goOffline();
    expect(await (await ask('/api/event/popular')).json()).toEqual([{ eventId: 1 }]);
    expect(onSavedAnswer).toHaveBeenCalledExactlyOnceWith(
      '/api/event/popular',
      1000,
      new TypeError('Failed to fetch'),
    );
    expect(onFreshAnswer).toHaveBeenCalledOnce();
  });

  test('deep pages of a list are not kept: they would leave no room for the beginnings of others', async () => {
    const { ask, settle, records } = setUp();
    for (const page of [0, 14, 15, 200]) await ask(`/api/event/department?page=${page}`);
    await settle();
    expect([...records.keys()]).toEqual([0, 14].map((page) => `public /api/event/department?page=${page}`));
  });

  test('what was read before a sign-out is not written after it, not even a visitor’s search', async () => {
    const late: (() => void)[] = [];
    const { ask, settle, state, records } = setUp({
      member: 'member 7',
      later: (work) => void late.push(work),
    });
    await ask('/api/event/Software?page=0&keyword=x');
    state.member = null;
    for (const work of late) work();
    await settle();
    expect(records.size).toBe(0);
  });

  test('nor where the part that writes is still on its way at the sign-out', async () => {
    const { ask, settle, state, records } = setUp({
      member: 'member 7',
      loaded: () => {
        state.member = null;
      },
    });
    await ask('/api/event/liked', asMember);
    await settle();
    expect(records.size).toBe(0);
  });

  test('fails as before when nothing was saved', async () => {
    const { ask, goOffline } = setUp();
    goOffline();
    await expect(ask('/api/event/popular')).rejects.toThrow('Failed to fetch');
  });

  test('a database that never answers keeps neither a failure waiting nor an answer that is late', async () => {
    const { state, ask, settle, goOffline } = setUp();
    await ask('/api/event/popular');
    await settle();
    state.isStuck = true;
    state.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 80));
      return Response.json([{ eventId: 2 }]);
    };
    expect(await (await ask('/api/event/popular')).json()).toEqual([{ eventId: 2 }]);
    goOffline();
    await expect(ask('/api/event/popular')).rejects.toThrow('Failed to fetch');
  });

  test('a failing answer of the server is passed on where nothing was saved, and not kept', async () => {
    const { ask, settle, state, records, onFreshAnswer } = setUp();
    state.answer = async () => new Response('{}', { status: 500 });
    expect((await ask('/api/event/popular')).status).toBe(500);
    expect(onFreshAnswer).not.toHaveBeenCalled();
    await settle();
    expect(records.size).toBe(0);
  });

  test('a saved detail stands in for one that the server fails to give, a missing one does not', async () => {
    const { ask, settle, state, onSavedAnswer } = setUp();
    await ask('/api/event/detail/7');
    await settle();
    state.answer = async () => new Response('{}', { status: 500 });
    expect((await ask('/api/event/detail/7')).ok).toBe(true);
    expect(onSavedAnswer).toHaveBeenCalledExactlyOnceWith(
      '/api/event/detail/7',
      1000,
      new Error('detail: 500'),
    );
    expect((await ask('/api/event/detail/8')).status).toBe(500);
    state.answer = async () => new Response('{}', { status: 404 });
    expect((await ask('/api/event/detail/7')).status).toBe(404);
  });

  test('so does a saved list, and a saved inbox does not', async () => {
    const { ask, settle, state } = setUp();
    for (const path of ['/api/event/Software?page=0', '/api/notification/topic?page=0']) await ask(path);
    await settle();
    state.answer = async () => new Response('{}', { status: 500 });
    expect((await ask('/api/event/Software?page=0')).ok).toBe(true);
    expect((await ask('/api/notification/topic?page=0')).status).toBe(500);
  });

  test('a later page does not: rows between it and the fresh ones would be missing', async () => {
    const { ask, settle, state, goOffline } = setUp();
    await ask('/api/event/Software?page=1');
    await settle();
    state.answer = async () => new Response('{}', { status: 500 });
    expect((await ask('/api/event/Software?page=1')).status).toBe(500);
    goOffline();
    expect((await ask('/api/event/Software?page=1')).ok).toBe(true);
  });

  test.each<[string, () => Response]>([
    ['too many calls', () => new Response('{}', { status: 429 })],
    ['an answer that cannot be read', () => new Response('<html>')],
    ['an answer that breaks off', () => new Response(new ReadableStream({ pull: breakOff }))],
  ])('a saved answer stands in for %s, which fails as before where nothing was saved', async (_, answer) => {
    const { ask, settle, state, onSavedAnswer, records } = setUp();
    await ask('/api/event/popular');
    await settle();
    state.answer = async () => answer();
    expect(await (await ask('/api/event/popular')).json()).toEqual([{ eventId: 1 }]);
    expect(onSavedAnswer).toHaveBeenCalledOnce();
    const isRead = ask('/api/event/detail/7').then((response) => response.ok);
    expect(await isRead.catch(() => false)).toBe(false);
    expect(records.size).toBe(1);
  });

  test('a saved answer stands in for a server that hangs', async () => {
    const { ask, settle, state, onSavedAnswer } = setUp();
    await ask('/api/event/detail/7');
    await settle();
    state.answer = () => new Promise(() => undefined);
    expect((await ask('/api/event/detail/7')).ok).toBe(true);
    expect(onSavedAnswer).toHaveBeenCalledOnce();
  });

  test('keeps what a member read apart, and reads public answers where the member has none', async () => {
    const { ask, settle, goOffline, state, records } = setUp({ member: 'member 7' });
    await ask('/api/event/popular');
    await ask('/api/event/liked', asMember);
    await settle();
    expect([...records.keys()]).toEqual(['public /api/event/popular', 'member 7 /api/event/liked']);
    goOffline();
    expect((await ask('/api/event/popular', asMember)).ok).toBe(true);
    state.member = 'member 8';
    await expect(ask('/api/event/liked', asMember)).rejects.toThrow();
  });

  test('an answer that comes after the logout is not kept', async () => {
    const { ask, settle, state, records } = setUp({ member: 'member 7' });
    state.answer = async () => {
      state.member = null;
      return Response.json([]);
    };
    await ask('/api/event/liked', asMember);
    await settle();
    expect(records.size).toBe(0);
  });

  test('a write that could not be sent fails, and is never repeated', async () => {
    const { state, ask } = setUp();
    const answer = vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    state.answer = answer;
    await expect(ask('/api/event/like/7', { method: 'POST' })).rejects.toThrow('Failed to fetch');
    expect(answer).toHaveBeenCalledOnce();
  });

  test('a call that its caller gave up stays given up', async () => {
    const { ask, settle, goOffline, onSavedAnswer } = setUp();
    await ask('/api/event/popular');
    await settle();
    goOffline();
    await expect(ask('/api/event/popular', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(onSavedAnswer).not.toHaveBeenCalled();
  });

  test('so does one that is given up while the saved answer is looked for', async () => {
    const given = new AbortController();
    const { ask, settle, goOffline, onSavedAnswer } = setUp({ loaded: () => isOffline && given.abort() });
    let isOffline = false;
    await ask('/api/event/popular');
    await settle();
    goOffline();
    isOffline = true;
    await expect(ask('/api/event/popular', { signal: given.signal })).rejects.toThrow();
    expect(onSavedAnswer).not.toHaveBeenCalled();
  });
});
