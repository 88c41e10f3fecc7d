import { firstScreenHeadStartMs } from '@campus-bell/domain/limits';
import type { Page } from '@playwright/test';
import { waitForWorker } from './support/installedApp.ts';
import { expect, test } from './support/pwaTest.ts';

const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('the worker does not come in the way of who scrolls, and comes once they read', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const headStartEnds = Date.now() + firstScreenHeadStartMs;
  for (let at = 0; Date.now() < headStartEnds + 2000; at += 1) {
    await page.mouse.wheel(0, at % 2 === 0 ? 120 : -120);
    await page.waitForTimeout(300);
  }
  expect(await workersOf(page)).toBe(0);
  await waitForWorker(page);
});
