import type { Page } from '@playwright/test';
import { untilTheAppDraws } from '../theAppDraws.ts';
import { noteListeners, watchesUpdates } from './support/appLayer.ts';
import { waitForWorker } from './support/installedApp.ts';
import { expect, test } from './support/pwaTest.ts';

const checkForUpdate = () =>
  navigator.serviceWorker.getRegistration().then((registration) => registration?.update());

/** Whether a new worker is being installed or waits. */
const buildOnItsWay = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.waiting);
  });

test('the same build again says nothing; a new one is offered, put off without loss, and taken on a word', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  await page.goto(`${site.origin}/event`);
  await waitForWorker(page);
  await watchesUpdates(page);
  const offer = page.getByText('새 버전이 나왔어요.', { exact: true });

  site.deploy('first');
  await page.evaluate(checkForUpdate);
  expect(await buildOnItsWay(page)).toBe(false);
  await expect(offer).toHaveCount(0);

  const box = page.getByRole('searchbox');
  await box.fill('쓰던 말');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  site.deploy('next');
  await page.evaluate(checkForUpdate);
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(offer).toHaveCount(0);
  await expect(box).toHaveValue('쓰던 말');
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);

  await page.reload();
  await expect(offer).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '새로고침' }).click()]);
  await waitForWorker(page);
  await watchesUpdates(page);
  expect(await buildOnItsWay(page)).toBe(false);
  await expect(offer).toHaveCount(0);
});

test('the app asks for a new build every hour while it is open', async ({ site, browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR' });
  await noteListeners(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${site.origin}/event`);
  await waitForWorker(page);
  await watchesUpdates(page);
  await page.evaluate(() => {
    Object.assign(window, { checks: 0 });
    ServiceWorkerRegistration.prototype.update = async () => {
      (window as unknown as { checks: number }).checks += 1;
      return undefined as never;
    };
  });
  const checks = () => page.evaluate(() => (window as unknown as { checks: number }).checks);
  await page.clock.fastForward('00:30:00');
  expect(await checks()).toBe(0);
  await page.clock.fastForward('00:35:00');
  await expect.poll(checks).toBe(1);
  await context.close();
});

test('a part that a deploy took away loads the page anew once, then says so with a button', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();
  await context.route(/GuideRoute-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await untilTheAppDraws(page);
  await page.getByRole('link', { name: '앱 설치 안내' }).click();
  await expect(page.getByRole('heading', { name: '화면을 불러오지 못했어요' })).toBeVisible();
  expect(loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('chunkReloadedAt'))).not.toBeNull();

  await context.unroute(/GuideRoute-.*\.js/);
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(page.getByRole('heading', { name: '이용 안내' })).toBeVisible();
  await context.close();
});

test('a part that is missing without a network does not load the page anew', async ({ site, browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await context.setOffline(true);
  await untilTheAppDraws(page);
  await page.getByRole('link', { name: '앱 설치 안내' }).click();
  await expect(page.getByRole('heading', { name: '화면을 불러오지 못했어요' })).toBeVisible();
  expect(loads).toBe(0);
  await context.close();
});
