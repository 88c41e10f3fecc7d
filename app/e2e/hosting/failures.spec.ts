import type { Page } from '@playwright/test';
import { expect, signIn, test } from './hostedTest.ts';

/** All that a report must not carry, of a session that has searched and reads a notice. */
async function canariesOf(page: Page): Promise<string[]> {
  const searchText = '비밀스러운검색어';
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').first().click();
  const title = page.getByRole('article').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const notice = (await title.textContent()) ?? '';
  await page.goto(`/event?keyword=${encodeURIComponent(searchText)}`);
  const kept = await page.evaluate(() =>
    ['accessToken', 'refreshToken', 'email', 'name', 'fcmToken'].map(
      (key) => localStorage.getItem(key) ?? '',
    ),
  );
  const canaries = [searchText, notice, ...kept];
  expect(canaries.every((canary) => canary.length > 1)).toBe(true);
  return canaries;
}

function expectNone(everything: string, canaries: readonly string[]) {
  for (const canary of canaries) {
    expect(everything).not.toContain(canary);
    expect(everything).not.toContain(encodeURIComponent(canary));
    expect(everything).not.toContain(JSON.stringify(canary).slice(1, -1));
  }
}

test.describe('a failure on a page reaches the team', () => {
  test.use({ serviceWorkers: 'block' });

  test('a broken screen: once, with build, route pattern, name and place, and nothing of the person', async ({
    page,
    site,
  }) => {
    await signIn(page);
    const canaries = await canariesOf(page);
    await page.route('**/assets/NotFoundRoute-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function NotFoundRoute() { throw new TypeError(${JSON.stringify(canaries.join(' '))}); }`,
      }),
    );
    for (const round of [1, 2]) {
      await page.goto(`/nowhere?round=${round}&keyword=${encodeURIComponent(canaries[0] ?? '')}`);
      await expect(page.getByRole('heading', { name: '화면을 보여 드리지 못했어요' })).toBeVisible();
    }
    await expect.poll(() => site.collector.reports().length).toBeGreaterThan(0);
    await page.goto('about:blank');
    expect(site.collector.reports()).toEqual([
      {
        build: site.build,
        level: 'error',
        kind: 'render',
        route: '/not-found',
        name: 'TypeError',
        stack: expect.stringMatching(
          /^assets\/NotFoundRoute-[\w-]+\.js:1:\d+\nassets\/first-[\w-]+\.js:\d+:\d+\n/,
        ),
      },
    ]);
    expectNone(site.collector.everything(), canaries);
  });

  test('a rejected promise and an error that nobody catches: each once', async ({ page, site }) => {
    await signIn(page);
    const canaries = await canariesOf(page);
    await page.evaluate((words) => {
      for (const round of [1, 2]) {
        void Promise.reject(new RangeError(`${words} ${round}`));
        setTimeout(() => {
          throw new SyntaxError(`${words} ${round}`);
        });
      }
    }, canaries.join(' '));
    await expect.poll(() => site.collector.reports().length).toBeGreaterThan(1);
    await page.goto('about:blank');
    const told = site.collector.reports().map(({ kind, name, route }) => `${kind} ${name} ${route}`);
    expect(told.sort()).toEqual(['rejection RangeError /event', 'uncaught SyntaxError /event']);
    expectNone(site.collector.everything(), canaries);
  });

  test('a call that the app can do without: at a lower level, with its status', async ({ page, site }) => {
    await signIn(page);
    const canaries = await canariesOf(page);
    await fetch(`${site.apiOrigin}/local/switch?${new URLSearchParams({ fail: 'GET /api/users:500' })}`);
    await page.goto('/');
    await expect
      .poll(() => site.collector.reports())
      .toEqual([
        expect.objectContaining({ level: 'warning', kind: 'member', name: 'ApiError 500', route: '/' }),
      ]);
    expectNone(site.collector.everything(), canaries);
  });
});

test('an error of the worker reaches the team once, and nothing of the person', async ({
  page,
  context,
  site,
}) => {
  await signIn(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const canaries = await canariesOf(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((words) => {
    for (const round of [1, 2]) {
      setTimeout(() => {
        throw new TypeError(`${words} ${round}`);
      });
    }
    setTimeout(() => void Promise.reject(new RangeError(words)), 0);
  }, canaries.join(' '));
  await expect.poll(() => site.collector.reports().length).toBeGreaterThan(1);
  expect(site.collector.reports()).toEqual([
    {
      build: site.build,
      level: 'error',
      kind: 'uncaught',
      route: 'service-worker',
      name: 'TypeError',
      stack: '',
    },
    {
      build: site.build,
      level: 'error',
      kind: 'rejection',
      route: 'service-worker',
      name: 'RangeError',
      stack: '',
    },
  ]);
  expectNone(site.collector.everything(), canaries);
});
