import type { Page } from '@playwright/test';
import { shownHomeCache } from '../../src/boot/shownHome.ts';
import { waitForWorker } from './support/installedApp.ts';
import { expect, signIn, test } from './support/pwaTest.ts';

/** What the worker is to show of home the next time; empty while there is nothing. */
const keptHome = (page: Page) =>
  page.evaluate(
    async (name) => (await (await (await caches.open(name)).match('/'))?.text()) ?? '',
    shownHomeCache,
  );

/** How often rows were drawn in place of others while the document's frame stood. */
const noteRedrawnRows = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { redrawn: 0 });
    new MutationObserver((changes) => {
      const rows = changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .filter((node) => node.nodeName === 'UL');
      Object.assign(window, { redrawn: (window as unknown as { redrawn: number }).redrawn + rows.length });
    }).observe(document, { childList: true, subtree: true });
  });

for (const language of ['ko', 'en'] as const)
  test(`the document of a second look shows what the last one showed, before any script: ${language}`, async ({
    site,
    openBrowser,
  }) => {
    const { context, page } = await openBrowser();
    await page.goto(site.origin);
    await waitForWorker(page);
    if (language === 'en') {
      await page.goto(`${site.origin}/login`);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await page.goto(site.origin);
    await expect(page.getByRole('article')).toHaveCount(10);
    const titles = await page.getByRole('article').getByRole('link').allTextContents();
    const popular = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('article') });
    const label = (await popular.getAttribute('aria-label')) ?? '';
    await expect.poll(() => keptHome(page)).toContain(label);
    await context.setOffline(true);
    await noteRedrawnRows(page);
    const response = await page.goto(site.origin);
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).toMatch(/<img[^>]+fetchpriority="high"/);
    await expect(page.getByRole('article').getByRole('link')).toHaveText(titles);
    await expect(page.locator('#root > .late')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { redrawn: number }).redrawn)).toBe(0);
  });

test('what the document would show goes with the member', async ({ site, openBrowser }) => {
  const { page } = await openBrowser();
  await signIn(page, site);
  await waitForWorker(page);
  await page.goto(site.origin);
  await expect.poll(() => keptHome(page)).not.toBe('');
  await page.goto(`${site.origin}/mypage`);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(() => page.evaluate((name) => caches.has(name), shownHomeCache)).toBe(false);
});

test('a call of the API goes past the worker, which would have to start first', async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser();
  await page.goto(site.origin);
  await waitForWorker(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const sources: Record<string, string | undefined> = {};
  devtools.on('Network.responseReceived', ({ response: { url, serviceWorkerRouterInfo } }) => {
    sources[new URL(url).pathname] = serviceWorkerRouterInfo?.matchedSourceType;
  });
  await page.goto(`${site.origin}/event`);
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(sources).toMatchObject({ '/api/event/AjouNormal': 'network' });
});
