import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImageCache, isKeepableImage } from './imageCache.ts';
import { createFakeWorker } from './worker.fake.ts';

const config = {
  appOrigin: 'https://app.campus.test',
  appOrigins: ['https://app.campus.test'],
  apiOrigin: 'https://api.campus.test',
  imageProxy: 'https://proxy.campus.test/?url={url}',
};

const image = (url: string, headers: Record<string, string> = {}) => ({
  url,
  method: 'GET',
  destination: 'image' as RequestDestination,
  headers: new Headers(headers),
});

afterEach(() => vi.useRealTimers());

function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const { scope } = createFakeWorker();
  let at = Date.parse('2026-03-04T09:00:00+09:00');
  const fetch = vi.fn(async (request: Request) => answer(request));
  const work: Promise<void>[] = [];
  const load = createImageCache({ storage: scope.caches as never, fetch, now: () => at });
  return {
    fetch,
    caches: scope.caches,
    wait: (ms: number) => {
      at += ms;
    },
    kept: () => [...(scope.caches.stores.get('images')?.keys() ?? [])],
    async ask(url: string) {
      const response = await load(new Request(url), (part) => work.push(part));
      await Promise.all(work);
      return response;
    },
  };
}

const picture = (headers: Record<string, string> = {}) =>
  new Response('picture', { headers: { 'Content-Type': 'image/png', ...headers } });

describe('isKeepableImage', () => {
  test.each([
    ['an image of the API host', image('https://api.campus.test/images/1.svg'), true],
    ['anything below /api', image('https://api.campus.test/api/event/popular'), false],
    ['a request with a bearer', image('https://api.campus.test/images/1.svg', { Authorization: 'x' }), false],
    ['an image through a proxy elsewhere', image('https://proxy.campus.test/?url=x'), false],
    ['an image of another host', image('https://elsewhere.test/1.png'), false],
    ['a script', { ...image('https://api.campus.test/1.js'), destination: 'script' as const }, false],
    ['a write', { ...image('https://api.campus.test/1.png'), method: 'POST' }, false],
  ])('%s', (_what, request, expected) => {
    expect(isKeepableImage(request, config)).toBe(expected);
  });
});

describe('image cache', () => {
  test('asks without credentials once, then answers from the cache', async () => {
    const { ask, fetch } = setUp(() => picture());
    await ask('https://api.campus.test/images/1.png');
    expect(await (await ask('https://api.campus.test/images/1.png')).text()).toBe('picture');
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ mode: 'cors', credentials: 'omit' });
  });

  test('a cache that cannot be read leaves the image to the network', async () => {
    const { ask, caches } = setUp(() => picture());
    const match = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    vi.spyOn(caches, 'open').mockResolvedValue({ match } as never);
    expect(await (await ask('https://api.campus.test/images/1.png')).text()).toBe('picture');
  });

  test('one broken connection does not stop a host from being kept', async () => {
    let broken = 1;
    const { ask, kept, wait } = setUp(() => {
      broken -= 1;
      if (broken === 0) throw new TypeError('Failed to fetch');
      return picture();
    });
    await ask('https://api.campus.test/images/1.png');
    wait(6 * 60_000);
    await ask('https://api.campus.test/images/2.png');
    expect(kept()).toEqual(['https://api.campus.test/images/2.png']);
  });

  test('an image is asked for anew after a month, and the kept one stands in without a network', async () => {
    let text = 'first';
    let isOnline = true;
    const { ask, wait } = setUp(() => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return new Response(text, { headers: { 'Content-Type': 'image/png' } });
    });
    const read = async () => (await ask('https://api.campus.test/images/1.png')).text();
    expect(await read()).toBe('first');
    text = 'second';
    wait(29 * 24 * 3_600_000);
    expect(await read()).toBe('first');
    wait(2 * 24 * 3_600_000);
    isOnline = false;
    expect(await read()).toBe('first');
    isOnline = true;
    wait(6 * 60_000);
    expect(await read()).toBe('second');
  });

  test('keeps at most 120 images, the oldest going first', async () => {
    const { ask, kept } = setUp(() => picture());
    for (let at = 1; at <= 123; at += 1) await ask(`https://api.campus.test/images/${at}.png`);
    expect(kept()).toHaveLength(120);
    expect(kept()[0]).toBe('https://api.campus.test/images/4.png');
  });

  test.each([
    ['an error', () => new Response('no', { status: 404, headers: { 'Content-Type': 'image/png' } })],
    ['a page instead of an image', () => picture({ 'Content-Type': 'text/html' })],
    ['a private answer', () => picture({ 'Cache-Control': 'private' })],
    [
      'a huge image',
      () => new Response(new Uint8Array(700_000), { headers: { 'Content-Type': 'image/png' } }),
    ],
  ])('does not keep %s', async (_what, answer) => {
    const { ask, kept } = setUp(answer);
    await ask('https://api.campus.test/images/1.png');
    expect(kept()).toEqual([]);
  });

  test('asks a host without CORS plainly from then on and keeps nothing of it', async () => {
    const { ask, fetch, kept } = setUp((request) => {
      if (request.credentials === 'omit') throw new TypeError('Failed to fetch');
      return picture();
    });
    await ask('https://api.campus.test/images/1.png');
    await ask('https://api.campus.test/images/2.png');
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(kept()).toEqual([]);
  });
});
