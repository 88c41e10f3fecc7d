import type { Request } from '@playwright/test';
import { eventHeading, openEvent, titlesOf } from './events.ts';
import { expect, test } from './test.ts';

const board = '/event?group=아주대+공지사항&detail=아주대학교-장학';

test('from a notice to the next of the list, and back to the row of the one read last', async ({ page }) => {
  const titles = await titlesOf('AjouScholarship');
  const isDetail = (request: Request) => request.url().includes('/api/event/detail/');
  const details: string[] = [];
  page.on('request', (request) => {
    if (isDetail(request)) details.push(request.url());
  });
  await page.goto(board);
  const rows = page.getByRole('main').locator('[data-row]');
  const first = page.waitForEvent('requestfinished', isDetail);
  await openEvent(rows.nth(2).getByRole('article'));
  await first;
  const opened = page.url();
  for (const at of [3, 4, 5, 6, 7]) {
    const answered = page.waitForEvent('requestfinished', isDetail);
    await page.getByRole('button', { name: '다음 글' }).click();
    await expect(eventHeading(page, titles[at] ?? '')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await answered;
  }
  await page.getByRole('button', { name: '이전 글' }).click();
  await expect(eventHeading(page, titles[6] ?? '')).toBeVisible();
  expect(page.url()).not.toBe(opened);
  const row = page.locator(`[data-row="${page.url().split('/').at(-1)}"]`);
  expect(new Set(details).size).toBe(details.length);
  expect(details).toHaveLength(6);
  await page.goBack();
  await expect(page).toHaveURL(/detail=/);
  await expect(row).toBeInViewport();
});

test('at the end of what is loaded the list loads its next page, once and no further', async ({ page }) => {
  const pages: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/event/AjouScholarship') pages.push(Number(searchParams.get('page')));
  });
  await page.goto(board);
  const rows = page.getByRole('main').locator('[data-row]');
  await openEvent(rows.nth(0).getByRole('article'));
  const steps = 10 * pages.length;
  for (let step = 1; step <= steps; step += 1) {
    const address = page.url();
    await page.getByRole('button', { name: '다음 글' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(pages).toEqual(Array.from({ length: steps / 10 + 1 }, (_, at) => at));
  await page.goBack();
  await expect(page).toHaveURL(/detail=/);
});
