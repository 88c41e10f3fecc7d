import type { Language } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { describe, expect, test } from 'vitest';
import { type ShownHome, shownHomeCache, shownHomePath } from '../src/boot/shownHome.ts';
import { homeWith, readShownHome } from './documentOfHome.ts';
import { createNavigationAnswer } from './navigationAnswer.ts';
import { createPushedEvents } from './pushedEvents.ts';
import { createFakeWorker } from './worker.fake.ts';

const config = {
  appOrigin: 'https://app.campus.test',
  apiOrigin: 'https://api.campus.test',
  imageProxy: null,
};
const html =
  '<head></head><body><template id="pushed"><h1>pushed-title</h1></template><div id="root"></div></body>';
const event: PushedEvent = { eventId: 42, title: '특강 안내', boardName: '소프트웨어', imageUrl: null };

const shellOf = (name: string) => async () =>
  new Response(`${name} ${html}`, {
    headers: { 'Content-Length': '7', 'Cross-Origin-Opener-Policy': 'same-origin', 'X-Of': 'shell' },
  });
const shells = {
  ko: { home: shellOf('index'), app: shellOf('app') },
  en: { home: shellOf('index.en'), app: shellOf('app.en') },
};
const spoken = (guess: Language, now: Language) => ({ guess, now: async () => now });
const nothingShown = async () => null;
const pushed = { read: async (eventId: number) => (eventId === 42 ? event : null) };

test('every other navigation is answered with the document as it is, and also where nothing can be read', async () => {
  const answer = createNavigationAnswer({
    shells,
    language: spoken('ko', 'ko'),
    pushed,
    shown: nothingShown,
    config,
  });
  const of = (path: string) => answer({ url: new URL(path, config.appOrigin) });
  for (const path of ['/event', '/event/43', '/event/42/more', '/event/x']) {
    expect(await (await of(path)).text()).toBe(`app ${html}`);
  }
  for (const path of ['/', '/?from=app']) expect(await (await of(path)).text()).toBe(`index ${html}`);
  expect([...(await of('/event')).headers.keys()]).toEqual(['content-length', 'content-type', 'x-of']);
  const shown = await of('/event/42?from=push');
  expect(await shown.text()).toContain('<h1>특강 안내</h1>');
  expect([...shown.headers.keys()]).toEqual(['content-type', 'x-of']);
  const unreadable = createPushedEvents({ open: () => Promise.reject(new Error('evicted')) });
  expect(await unreadable.read(42)).toBeNull();
});

test.each([
  ['ko', 'ko', ''],
  ['ko', 'en', '.en'],
  ['en', 'ko', ''],
  ['en', 'en', '.en'],
] as const)(
  'where the browser says %s and the device %s, the documents end in “%s”',
  async (guess, now, ending) => {
    const answer = createNavigationAnswer({
      shells,
      language: spoken(guess, now),
      pushed,
      shown: nothingShown,
      config,
    });
    const of = async (path: string) =>
      (await (await answer({ url: new URL(path, config.appOrigin) })).text()).split(' ')[0];
    expect(await of('/')).toBe(`index${ending}`);
    expect(await of('/mypage')).toBe(`app${ending}`);
    expect(await of('/event/42')).toBe(`app${ending}`);
  },
);

test('an error of the host stays one', async () => {
  const failed = async () => new Response('down', { status: 503 });
  const answer = createNavigationAnswer({
    shells: { ...shells, ko: { home: failed, app: failed } },
    language: spoken('ko', 'ko'),
    pushed,
    shown: nothingShown,
    config,
  });
  expect((await answer({ url: new URL('/event', config.appOrigin) })).status).toBe(503);
});

test('a document of the browser’s language that is gone does no harm where the device has another', async () => {
  const gone = {
    home: () => Promise.reject(new Error('gone')),
    app: () => Promise.reject(new Error('gone')),
  };
  const language = spoken('en', 'ko');
  const answer = createNavigationAnswer({
    shells: { ...shells, en: gone },
    language,
    pushed,
    shown: nothingShown,
    config,
  });
  expect(await (await answer({ url: new URL(config.appOrigin) })).text()).toBe(`index ${html}`);
});

describe('what home showed last', () => {
  const home =
    '<link rel="modulepreload" crossorigin href="/assets/first-1.js"><script data-app="/assets/first-1.js"></script><div class="b"></div><section aria-label="인기글"></section>';
  const last: ShownHome = {
    app: '/assets/first-1.js',
    fillings: [
      ['<div class="b"></div>', '<img src="https://images.campus.test/1.png">'],
      [
        '<section aria-label="인기글">',
        '<section aria-label="인기글"><ul><li>$& 장학 &lt;안내&gt;</li></ul>',
      ],
    ],
  };

  test('stands in its document, before the app is asked for', () => {
    expect(homeWith(home, last)).toBe(
      '<script data-app="/assets/first-1.js"></script><img src="https://images.campus.test/1.png">' +
        '<section aria-label="인기글"><ul><li>$& 장학 &lt;안내&gt;</li></ul></section>',
    );
  });

  test.each<[string, string]>([
    ['another build', home.replaceAll('first-1', 'first-2')],
    ['another language', home.replace('인기글', 'Popular')],
    ['a document with the place twice', home + home],
  ])('does not stand in %s, not even in part', (_, document) => {
    expect(homeWith(document, last)).toBe(document);
  });

  test('stands in the answer to home alone, whose headers stay', async () => {
    const answer = createNavigationAnswer({
      shells: {
        ko: {
          home: async () => new Response(home, { headers: { 'Content-Length': '7', 'X-Of': 'shell' } }),
          app: async () => new Response(home),
        },
        en: shells.en,
      },
      language: spoken('ko', 'ko'),
      pushed,
      shown: async () => last,
      config,
    });
    const shownAt = await answer({ url: new URL('/?from=app', config.appOrigin) });
    expect(await shownAt.text()).toContain('장학');
    expect([...shownAt.headers.keys()]).toEqual(['content-type', 'x-of']);
    expect(await (await answer({ url: new URL('/event', config.appOrigin) })).text()).toBe(home);
  });

  test('is read as the pages keep it; what cannot be read is nothing', async () => {
    const caches = createFakeWorker().scope.caches as unknown as CacheStorage;
    expect(await readShownHome(caches)).toBeNull();
    const cache = await caches.open(shownHomeCache);
    await cache.put(shownHomePath, new Response(JSON.stringify(last)));
    expect(await readShownHome(caches)).toEqual(last);
    await cache.put(shownHomePath, new Response('{'));
    expect(await readShownHome(caches)).toBeNull();
    expect(await readShownHome({ open: () => Promise.reject(new Error('evicted')) })).toBeNull();
  });

  test('that is no record at all leaves the document as it is', async () => {
    const answer = createNavigationAnswer({
      shells,
      language: spoken('ko', 'ko'),
      pushed,
      shown: async () => ({}) as ShownHome,
      config,
    });
    expect(await (await answer({ url: new URL(config.appOrigin) })).text()).toBe(`index ${html}`);
  });
});
