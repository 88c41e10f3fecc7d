import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Pulls the page down with a finger. */
async function pull(page: Page, px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await send('touchStart', 200);
  for (let at = 20; at <= px; at += 20) await send('touchMove', 200 + at);
  await send('touchEnd');
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name });

test('a tap on the current tab goes to the top and refreshes, without a step in the history', async ({
  page,
  campus,
}) => {
  await page.goto('/event');
  await expect(page.getByRole('article').first()).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 900));
  const asked = await campus.calls('GET /api/event/AjouNormal');
  await tab(page, '검색').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => campus.calls('GET /api/event/AjouNormal')).toBeGreaterThan(asked);
  const pages = async () =>
    (await campus.log())
      .filter(({ path }) => path === '/api/event/AjouNormal')
      .map(({ query }) => new URLSearchParams(query).get('page'));
  await expect
    .poll(async () => (await pages()).lastIndexOf('0'), 'from the first page on')
    .toBeGreaterThanOrEqual(asked);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('pulling the inbox down lists it anew; a short pull does not', async ({ page, campus }) => {
  await campus.signIn(page);
  await page.goto('/notification');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const inbox = 'GET /api/notification/topic';
  const firstPages = async () =>
    (await campus.log()).filter(({ path, query }) => `GET ${path}` === inbox && /page=0/.test(query)).length;
  expect(await firstPages()).toBe(1);
  await expect(async () => {
    if ((await firstPages()) === 1) {
      await pull(page, 60);
      expect(await firstPages()).toBe(1);
      await pull(page, 200);
    }
    await expect.poll(firstPages).toBe(2);
  }).toPass();
});

test('what failed is asked for once more when the network is back, but not what would mark things read', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  for (const [path, call, harmless] of [
    ['/liked', 'GET /api/event/liked', true],
    ['/notification', 'GET /api/notification/topic', false],
  ] as const) {
    await campus.flip({ fail: `${call}:500` });
    await page.goto(path);
    const retry = page.getByRole('button', { name: '다시 불러오기' });
    await expect(retry).toBeVisible();
    await page.waitForLoadState('networkidle');
    await campus.flip({ clear: '' });
    const asked = await campus.calls(call);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    if (harmless) {
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await campus.calls(call)).toBeGreaterThan(asked);
    } else {
      await retry.click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const first = (await campus.log()).filter(
        ({ path: at, query }) => `GET ${at}` === call && /page=0/.test(query),
      );
      expect(first, 'only by the retry').toHaveLength(asked + 1);
    }
  }
});
