import type { Page, Route } from '@playwright/test';
import { callsOf } from '../calls.ts';
import { openEvent } from '../events.ts';
import { appLayerStands, untilIdle } from './support/appLayer.ts';
import { waitForWorker } from './support/installedApp.ts';
import { expect, signIn, test } from './support/pwaTest.ts';
import { readDatabase } from './support/readDatabase.ts';
import type { Site } from './support/site.ts';

/** Waits until what is on the screen has been written to the device. */
async function waitUntilSaved(page: Page, path: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const records = await readDatabase(page, 'campus-bell-answers', 'answers');
      return records.map(({ key }) => key);
    })
    .toContainEqual(expect.stringMatching(path));
}

async function readEverything(page: Page, site: Site): Promise<{ title: string; path: string }> {
  await signIn(page, site);
  await waitForWorker(page);
  await waitUntilSaved(page, /popular$/);
  const unliked = page.getByRole('article').filter({ has: page.getByRole('button', { pressed: false }) });
  const title = await openEvent(unliked.first());
  await waitUntilSaved(page, /detail/);
  return { title, path: new URL(page.url()).pathname };
}

for (const failure of ['no network', 'a dead server'] as const) {
  test(`with ${failure} the app starts, and what was read stays readable`, async ({ site, openBrowser }) => {
    const { context, page } = await openBrowser();
    const { title, path } = await readEverything(page, site);

    if (failure === 'no network') await context.setOffline(true);
    else await site.stop();
    try {
      await page.goto(`${site.origin}/`);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      const banner = page.getByRole('status').filter({ hasText: '저장한 내용이에요.' });
      await expect(banner).toHaveText(
        failure === 'no network' ? /인터넷에 연결되어 있지 않아요\./ : /서버에서 새로 불러오지 못했어요\./,
      );
      await page.goto(site.origin + path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(banner).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}에 저장한/);

      await page.getByRole('button', { name: /^찜/ }).first().click();
      const alert = page.getByRole('alertdialog', { name: '찜하지 못했어요' });
      await expect(alert).toContainText('서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.');
      await expect(page.getByRole('listitem').filter({ hasText: '보내지 못했어요' })).toHaveCount(0);
      await alert.getByRole('button', { name: '확인' }).click();

      await page.goto(`${site.origin}/terms_of_service.html`);
      await expect(page.locator('body')).toContainText('약관');
    } finally {
      await context.setOffline(false);
      if (failure === 'a dead server') await site.start();
    }
    await signIn(page, site);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '저장한 내용이에요.' })).toBeHidden();
  });
}

test('started offline with a token that has run out, the app shows what the member had read', async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser();
  const { title } = await readEverything(page, site);
  const first = page.getByRole('main').getByRole('listitem').first();
  const shown: { path: string; words: string }[] = [];
  for (const path of ['/notification', '/liked']) {
    await page.goto(site.origin + path);
    const words = (await first.getByRole('heading').or(first.getByRole('link')).first().textContent()) ?? '';
    expect(words).not.toBe('');
    await waitUntilSaved(page, new RegExp(`^member .*${path}`));
    shown.push({ path, words });
  }

  await page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('accessToken') ?? '').split('.');
    const claims = btoa(JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem('accessToken', [head, claims, signature].join('.'));
  });
  await context.setOffline(true);
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  for (const { path, words } of shown) {
    await page.goto(site.origin + path);
    await expect(first).toContainText(words);
    const banner = page.getByRole('status').filter({ hasText: '저장한 내용이에요.' });
    await expect(banner).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}에 저장한/);
  }
  await context.setOffline(false);
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /읽지 않은 알림/ })).toBeVisible();
});

test('nothing that carries a session lies in Cache Storage, and a logout leaves nothing of the person', async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser();
  await readEverything(page, site);
  await page.goto(`${site.origin}/notification`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const cached = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
      }
      return urls;
    });
  expect((await cached()).filter((url) => /\/api\/|service-worker\.js/.test(url))).toEqual([]);

  await page.goto(`${site.origin}/mypage`);
  await context.setOffline(true);
  await page
    .getByRole('link', { name: '로그아웃' })
    .or(page.getByRole('button', { name: '로그아웃' }))
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(`${site.origin}/login`);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('campus-bell-answers');
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'])
    expect(left).not.toContain(key);
});

test('the app starts with evicted storage, and with none at all', async ({ site, openBrowser }) => {
  const { context, page } = await openBrowser();
  await readEverything(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    localStorage.clear();
  });
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { name: /인기글/ })).toBeVisible();
  await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();

  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto(site.origin);
  await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();
});

test('coming back after a minute asks once for what marks nothing read, after seconds for nothing', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  await signIn(page, site);
  await appLayerStands(page);
  const comeBackAfter = (ms: number) =>
    page.evaluate((away) => {
      let state: DocumentVisibilityState = 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      const change = (next: DocumentVisibilityState) => {
        state = next;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const real = Date.now;
      change('hidden');
      Date.now = () => real() + away;
      change('visible');
      Date.now = real;
    }, ms);
  const asked = callsOf(page);
  await comeBackAfter(5_000);
  await untilIdle(page);
  expect(asked).toEqual([]);
  await comeBackAfter(61_000);
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['GET /api/event/banner', 'GET /api/event/popular', 'GET /api/notification/unread-count']);
});

test('with a server that stays silent what was read shows at once, until the answer takes its place', async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser();
  const { title, path } = await readEverything(page, site);
  const held: Route[] = [];
  await context.route(/\/api\//, async (route) => void held.push(route));
  await page.clock.install();

  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('저장한', { exact: false })).toHaveCount(0);
  await page.goto(site.origin + path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('불러오는 중')).toHaveCount(0);

  await page.clock.setFixedTime(Date.now() + 3 * 3600_000);
  await page.goto(`${site.origin}/`);
  await expect(page.getByText(/^3시간 전에 저장한 글이에요\./)).toBeVisible();
  await context.unrouteAll();
  for (const route of held) await route.continue().catch(() => undefined);
  await expect(page.getByText('저장한 글이에요')).toHaveCount(0);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
