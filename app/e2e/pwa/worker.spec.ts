import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { untilTypeface } from '../typeface.ts';
import { notificationsPutAway } from './support/appLayer.ts';
import { waitForWorker } from './support/installedApp.ts';
import type { Subscription } from './support/pushService.ts';
import { expect, signIn, test } from './support/pwaTest.ts';
import { chooseQuietHours, quietNow } from './support/quietHours.ts';

const atNight = 'in the quiet hours';

/** What the pushes of this matrix look like, given the site's origin. */
const payloads: Record<string, (origin: string) => string | null> = {
  'full FCM': (origin) =>
    JSON.stringify({
      from: '1',
      notification: { title: '[소프트웨어]', body: '특강 안내' },
      data: { click_action: `${origin}/event/42`, push_cluster_id: '7', unread_count: '3' },
    }),
  'notification only': () => JSON.stringify({ notification: { title: '[소프트웨어]', body: '특강 안내' } }),
  'data only': (origin) =>
    JSON.stringify({ data: { title: '[소프트웨어]', click_action: `${origin}/event/42` } }),
  neither: () => JSON.stringify({ from: '1' }),
  empty: () => null,
  'not JSON': () => 'campus',
  declarative: (origin) =>
    JSON.stringify({
      web_push: 8030,
      notification: { title: '[소프트웨어]', navigate: `${origin}/event/42` },
      app_badge: 3,
    }),
  [atNight]: (origin) =>
    JSON.stringify({
      notification: { title: '[소프트웨어]', body: '특강 안내' },
      data: { click_action: `${origin}/event/42` },
    }),
  'hostile with wrong types': () =>
    JSON.stringify({
      notification: { title: 7, body: [] },
      data: { click_action: 'https://evil.test/x', unread_count: {} },
    }),
};

const leadsToEvent = ['full FCM', 'data only', 'declarative'];
const leadsHome = ['neither', 'empty'];

/**
 * What the app has subscribed to, once it has. A subscription of the test's own would be made at the same time, and the
 * later one takes the place of the earlier, whose pushes then reach nobody.
 */
async function subscriptionOf(page: Page): Promise<Subscription> {
  const kept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.pushManager.getSubscription())?.toJSON();
    });
  await expect.poll(kept).toBeTruthy();
  return (await kept()) as unknown as Subscription;
}

/** Leaves the app on every page; a window that is just being left would still be there for the worker. */
async function closeAppPages(context: BrowserContext, origin: string): Promise<void> {
  for (const page of context.pages()) if (page.url().startsWith(origin)) await page.goto('about:blank');
  const windows = (worker: Worker) =>
    worker.evaluate(async () => {
      const { clients } = self as unknown as { clients: { matchAll(options: object): Promise<unknown[]> } };
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  for (const worker of context.serviceWorkers()) await expect.poll(() => windows(worker)).toBe(0);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Stops the worker, as the browser does with an idle one. */
async function killWorker(devtools: CDPSession): Promise<void> {
  const version = (status: 'running' | 'stopped') =>
    new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const found = versions.find(({ runningStatus }) => runningStatus === status);
        if (found !== undefined) resolve(found.versionId);
      });
    });
  const running = version('running');
  await devtools.send('ServiceWorker.enable');
  const versionId = await running;
  const stopped = version('stopped');
  await devtools.send('ServiceWorker.stopWorker', { versionId });
  await stopped;
}

test('every push shows one notification, and its click takes exactly one way', async ({
  site,
  desktop,
  pushService,
  openBrowser,
}) => {
  test.setTimeout(600_000);
  const { context, page, setPermission } = await openBrowser();
  await signIn(page, site);
  await waitForWorker(page);
  await setPermission(site.origin, 'granted');
  await page.goto(`${site.origin}/guide`);
  const subscription = await subscriptionOf(page);

  for (const [name, payload] of Object.entries(payloads)) {
    await page.goto(`${site.origin}/guide`);
    await chooseQuietHours(page, name === atNight ? quietNow() : null);
    const path = leadsToEvent.includes(name) ? '/event/42' : leadsHome.includes(name) ? '/' : '/notification';
    for (const windows of ['none', 'same route', 'other route', 'uncontrolled'] as const) {
      await test.step(`${name} × ${windows}`, async () => {
        await closeAppPages(context, site.origin);
        const before = context.pages().length;
        const shownBefore = desktop.count();
        if (windows === 'same route') await page.goto(site.origin + path);
        if (windows === 'other route' || windows === 'uncontrolled') await page.goto(`${site.origin}/guide`);
        if (windows === 'uncontrolled') {
          const devtools = await context.newCDPSession(page);
          await devtools.send('Network.enable');
          await devtools.send('Network.setBypassServiceWorker', { bypass: true });
          await page.reload();
          await devtools.send('Network.setBypassServiceWorker', { bypass: false });
          await devtools.detach();
        }
        if (windows !== 'none') await notificationsPutAway(page);
        await pushService.push(subscription, payload(site.origin));
        await expect.poll(() => desktop.count() - shownBefore).toBe(1);
        await expect.poll(() => desktop.shown().length).toBe(1);
        const [notification] = desktop.shown();
        expect(notification?.title).toMatch(/^(소프트웨어|캠퍼스벨)$/);
        expect(`${notification?.title} ${notification?.body}`).not.toMatch(/undefined|evil|object Object/);

        const opensNew = windows === 'none' || windows === 'uncontrolled';
        const opening = opensNew ? context.waitForEvent('page') : Promise.resolve(page);
        desktop.click(notification?.id ?? 0);
        const shown = await opening;
        await expect.poll(() => pathOf(shown)).toBe(path);
        await expect.poll(() => desktop.shown().length).toBe(0);
        expect(context.pages().length - before).toBe(opensNew ? 1 : 0);
        expect(desktop.count() - shownBefore).toBe(1);
        if (opensNew) await shown.close();
      });
    }
  }
});

test('a push wakes a worker that the browser has stopped, and tells every window of the new count', async ({
  site,
  desktop,
  pushService,
  openBrowser,
}) => {
  const { context, page, setPermission } = await openBrowser();
  await signIn(page, site);
  await waitForWorker(page);
  await setPermission(site.origin, 'granted');
  await page.goto(`${site.origin}/guide`);
  const subscription = await subscriptionOf(page);
  const second = await context.newPage();
  await second.goto(`${site.origin}/guide`);
  for (const each of [page, second]) {
    await expect(each.getByRole('heading', { name: '이용 안내' })).toBeVisible();
    await notificationsPutAway(each);
    await each.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
    });
  }
  await killWorker(await context.newCDPSession(page));

  const push = { notification: { title: '[장학]' }, data: { unread_count: '120' } };
  await pushService.push(subscription, JSON.stringify(push));
  await expect.poll(() => desktop.shown().map(({ title }) => title)).toEqual(['장학']);
  for (const each of [page, second]) {
    await expect
      .poll(() => each.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toEqual([{ type: 'updateBadge', count: 120 }]);
  }
});

test('topic and keyword push of one notice are one notification; a dismissed one opens nothing', async ({
  site,
  desktop,
  pushService,
  openBrowser,
}) => {
  const { context, page, setPermission } = await openBrowser();
  await signIn(page, site);
  await waitForWorker(page);
  await setPermission(site.origin, 'granted');
  await page.goto(`${site.origin}/guide`);
  const subscription = await subscriptionOf(page);
  const data = { click_action: `${site.origin}/event/42` };
  for (const [title, read] of [
    ['[장학]', '장학'],
    ['keyword-[장학]', '키워드 · 장학'],
  ] as const) {
    await pushService.push(subscription, JSON.stringify({ notification: { title, body: '안내' }, data }));
    await expect.poll(() => desktop.shown().map((each) => each.title)).toEqual([read]);
  }
  desktop.dismiss(desktop.shown()[0]?.id ?? 0);
  // The worker takes one event after the other: what the dismissal did is done when the next push shows.
  await pushService.push(subscription, JSON.stringify({ notification: { title: '[근로]', body: '안내' } }));
  await expect.poll(() => desktop.shown().map((each) => each.title)).toEqual(['근로']);
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/guide');
});

test('the letters of a first visit come from what the worker keeps, those of later ones with the page', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  const core = /\/campus-bell-sans-[^/]*\.woff2$/;
  const first = page.waitForResponse(
    (response) => core.test(response.url()) && response.request().serviceWorker() === null,
  );
  await page.goto(site.origin);
  expect((await first).fromServiceWorker()).toBe(true);
  await untilTypeface(page);
  await page.reload();
  await untilTypeface(page);
});

test('one registration serves cache and push, with the whole site as its scope', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  await page.goto(site.origin);
  await waitForWorker(page);
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  );
  expect(registrations).toEqual([[`${site.origin}/`, `${site.origin}/service-worker.js`]]);
});
