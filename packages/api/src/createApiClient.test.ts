import { describe, expect, test, vi } from 'vitest';
import { type ApiClientOptions, createApiClient, type ReadSavedAnswer } from './createApiClient.ts';
import { fetchEventDetail } from './endpoints/events.ts';
import { fetchPopularEvents, likeEvent } from './endpoints/home.ts';
import { fetchMember } from './endpoints/users.ts';

const at = Date.parse('2026-03-04T09:00:00+09:00');

function clientOf(options: Partial<ApiClientOptions>, accessToken: string | null = null) {
  return createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => ({ accessToken, refreshToken: 'refresh' }), store: () => undefined },
    onSessionLost: () => undefined,
    ...options,
  });
}

describe('what the device keeps', () => {
  const kept = JSON.stringify({ eventId: 7, title: '장학' });
  const reading = (readSavedAnswer: ReadSavedAnswer) => {
    const { readSaved } = clientOf({ readSavedAnswer }, 'token');
    if (readSaved === undefined) throw new Error('nothing is kept');
    return readSaved;
  };

  test('is read with the time that it came', async () => {
    const readSaved = reading(async () => ({ body: kept, at }));
    await expect(readSaved((api) => fetchEventDetail(api, 7))).resolves.toMatchObject({
      at,
      data: { eventId: 7, title: '장학' },
    });
  });

  test('is asked for by the address and by whose call it would be, without a bearer', async () => {
    const asked: [string, string, string | null][] = [];
    const readSaved = reading(async (request, policy) => {
      asked.push([new URL(request.url).pathname, policy, request.headers.get('Authorization')]);
      return { body: '{}', at };
    });
    await readSaved((api) => fetchEventDetail(api, 7));
    await readSaved((api) => fetchMember(api));
    await readSaved((api) => api.none.GET('/api/event/banner'));
    expect(asked).toEqual([
      ['/api/event/detail/7', 'optional', null],
      ['/api/users', 'required', null],
      ['/api/event/banner', 'none', null],
    ]);
  });

  test('is no answer of a member’s session: nobody is signed in to it', async () => {
    const readSaved = reading(async () => ({ body: '{}', at }));
    await expect(
      readSaved(async (api) => (await api.none.GET('/api/users')) && api.isSignedIn()),
    ).resolves.toEqual({
      at,
      data: false,
    });
  });

  test.each<[string, ReadSavedAnswer]>([
    ['there is none', async () => null],
    ['it cannot be read', async () => ({ body: '{"title":"no id"}', at })],
    ['the store fails', () => Promise.reject(new DOMException('broken', 'UnknownError'))],
  ])('is nothing where %s', async (_, readSavedAnswer) => {
    await expect(reading(readSavedAnswer)((api) => fetchEventDetail(api, 7))).resolves.toBeNull();
  });

  test('is nothing where nothing was asked for', async () => {
    await expect(reading(async () => ({ body: kept, at }))(async () => 'guessed')).resolves.toBeNull();
  });

  test('is not there for a client that keeps nothing', () => {
    expect(clientOf({}).readSaved).toBeUndefined();
  });
});

test('whoever has a token is signed in', () => {
  expect(clientOf({}, 'token').isSignedIn()).toBe(true);
  expect(clientOf({}).isSignedIn()).toBe(false);
});

test('the time by which tokens run out is that of the app', async () => {
  const claims = Buffer.from(JSON.stringify({ exp: at / 1000 })).toString('base64url');
  const sent: string[] = [];
  const api = clientOf(
    {
      now: () => at + 1000,
      fetch: async (request) => {
        sent.push(new URL(request.url).pathname);
        return Response.json({ accessToken: 'fresh', refreshToken: null, name: '김하늘', email: 'a@b' });
      },
    },
    `a.${claims}.c`,
  );
  await fetchMember(api).catch(() => undefined);
  expect(sent[0]).toBe('/api/users/reissue-token');
});

test('without a fetch of its own the client takes that of the browser', async () => {
  const fetch = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetch);
  await expect(fetchPopularEvents(clientOf({}))).resolves.toEqual([]);
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('an answer whose body breaks off, and one that was read already, still counts by its status', async () => {
  const broken = new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('broken off')) }),
    { headers: { 'Content-Length': '0' } },
  );
  const api = clientOf({ fetch: async () => broken }, 'token');
  await expect(likeEvent(api, 7)).resolves.toBeUndefined();
});

test('tokens run out by the clock that is given', async () => {
  const claims = Buffer.from(JSON.stringify({ exp: 1000 })).toString('base64url');
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json([]);
  };
  await fetchPopularEvents(clientOf({ fetch, now: () => 0 }, `a.${claims}.c`));
  expect(asked).toEqual(['/api/event/popular']);
});
