import { pageSize } from '@campus-bell/domain/limits';
import type { Page } from '@playwright/test';
import { atRest } from './atRest.ts';
import { dormitory, dormitoryCall } from './dormitoryBoard.ts';
import { loadedRows, openEvent } from './events.ts';
import { pagesAsked } from './pagesAsked.ts';
import { type CampusControl, expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

async function scrollToEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('더 이상 글이 없어요.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

/** How many rows there are once every page that was asked for has come. */
async function restingCount(page: Page, campus: CampusControl): Promise<number> {
  let count = 0;
  await expect(async () => {
    count = await loadedRows(page);
    const isWhole = await page.getByText('더 이상 글이 없어요.').isVisible();
    if (!isWhole) expect(count).toBe(pageSize * (await campus.calls(dormitoryCall)));
  }).toPass();
  return count;
}

test.describe('the pages of a search', () => {
  test('pages through a board to its end, each page once and no event twice', async ({ page, campus }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await scrollToEnd(page);
    const asked = await pagesAsked(campus, '/api/event/Dormitory');
    expect(asked).toEqual(asked.map((_page, index) => index));
    expect(asked.length).toBeGreaterThan(1);
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(links).size).toBe(links.length);
    expect(links.filter((path) => /undefined|null|NaN/.test(path))).toEqual([]);
  });

  test('a page that fails leaves its rows, and the retry goes on at that page', async ({ page, campus }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await campus.flip({ fail: `${dormitoryCall}:500`, times: '1' });
    const before = await loadedRows(page);
    const retry = page.getByRole('button', { name: '다시 불러오기' });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await loadedRows(page)).toBeGreaterThanOrEqual(before);
    await retry.click();
    await scrollToEnd(page);
    const asked = await pagesAsked(campus, '/api/event/Dormitory');
    const failed = asked.find((value, index) => asked.indexOf(value) !== index);
    expect(asked.filter((value) => value === failed)).toHaveLength(2);
    expect(asked.toSorted((a, b) => a - b).filter((value, index, all) => value === all[index - 1])).toEqual([
      failed,
    ]);
  });

  test('a first page that fails says so and can be asked for again', async ({ page, campus }) => {
    await campus.flip({ fail: `${dormitoryCall}:500`, times: '1' });
    await page.goto(dormitory);
    await expect(page.getByText(/글을 불러오지 못했어요/)).toBeVisible();
    expect(await campus.calls(dormitoryCall)).toBe(1);
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('going back restores the loaded pages and the place, without asking the server', async ({
    page,
    campus,
  }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await loadedRows(page)).toBeGreaterThan(20);
    }).toPass();
    await untilTypeface(page);
    const row = await page.getByRole('main').locator('[data-row]').nth(12).getAttribute('data-row');
    const target = page.locator(`[data-row="${row}"]`);
    await target.scrollIntoViewIfNeeded();
    const loaded = await restingCount(page, campus);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const place = await atRest(scrolled);
    const asked = await campus.calls(dormitoryCall);
    await openEvent(target);
    await page.goBack();
    await expect.poll(scrolled).toBe(place);
    expect(await loadedRows(page)).toBe(loaded);
    expect(await campus.calls(dormitoryCall)).toBe(asked);
  });

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
  ] as const) {
    test(`at ${width}×${height} the last row ends above the navigation`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(dormitory);
      await scrollToEnd(page);
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const last = await page.getByText('더 이상 글이 없어요.').boundingBox();
        const navigation = await page.getByRole('navigation', { name: '주요 메뉴' }).boundingBox();
        expect(last?.height).toBeGreaterThan(0);
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
      }).toPass({ timeout: 60_000 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('the next page is asked for one and a half screens before the end, once there was a scroll', async ({
    page,
    campus,
  }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await untilTypeface(page);
    expect(await pagesAsked(campus, '/api/event/Dormitory')).toEqual([0]);
    const end = page.getByRole('article').last();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 10);
    await expect.poll(() => pagesAsked(campus, '/api/event/Dormitory')).toEqual([0, 1]);
    await expect(end).not.toBeInViewport();
  });

  test('on a tall screen pages load until it is filled', async ({ page, campus }) => {
    await page.setViewportSize({ width: 800, height: 2160 });
    await page.goto(dormitory);
    await expect(page.getByRole('article').nth(10)).toBeVisible();
    await restingCount(page, campus);
    const asked = await pagesAsked(campus, '/api/event/Dormitory');
    expect(asked).toEqual(asked.map((_page, index) => index));
  });
});
