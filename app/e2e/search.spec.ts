import { pageSize } from '@campus-bell/domain/limits';
import type { Page } from '@playwright/test';
import { atRest } from './atRest.ts';
import { untilOver } from './calls.ts';
import { loadedRows, openEvent, titlesOf } from './events.ts';
import { type CampusControl, expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

const dormitory = `/event?${new URLSearchParams({ group: '기숙사', detail: '기숙사' })}`;
const board = 'GET /api/event/Dormitory';

async function pagesAsked(campus: CampusControl, path: string): Promise<number[]> {
  const calls = (await campus.log()).filter((call) => call.path === path);
  return calls.map(({ query }) => Number(new URLSearchParams(query).get('page')));
}

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
    if (!isWhole) expect(count).toBe(pageSize * (await campus.calls(board)));
  }).toPass();
  return count;
}

test.describe('the search', () => {
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

  test('a tap opens the last search in one step, without the bare address before it', async ({ page }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    const went = await page.evaluateHandle(() => {
      const addresses: string[] = [];
      const { pushState, replaceState } = window.history;
      const noting =
        (change: typeof pushState): typeof pushState =>
        (state, unused, url) => {
          if (url) addresses.push(decodeURIComponent(new URL(url, window.location.href).search));
          change.call(window.history, state, unused, url);
        };
      Object.assign(window.history, { pushState: noting(pushState), replaceState: noting(replaceState) });
      return addresses;
    });
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(new Set(await went.jsonValue())).toEqual(new Set(['?group=기숙사&detail=기숙사']));
  });

  test('a bare address takes over the last search; the address is the search', async ({ page }) => {
    await page.goto('/event');
    await expect(page).toHaveURL(/detail=/);
    await page.goto(`${dormitory}&searchText=${encodeURIComponent('입사')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page).toHaveURL(/searchText=/);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
  });

  test('the last board is there again at the next launch, the text is not', async ({ page, context }) => {
    await page.goto(`${dormitory}&searchText=${encodeURIComponent('입사')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    const nextLaunch = await context.newPage();
    await nextLaunch.goto('/event');
    await expect(nextLaunch.getByRole('button', { name: /^상세/ })).toContainText('기숙사');
    await expect(nextLaunch.getByRole('searchbox')).toHaveValue('');
  });

  test('Enter sends the keyboard away, and a typed text goes along to another board', async ({ page }) => {
    await page.goto(dormitory);
    const field = page.getByRole('searchbox');
    await field.fill('입사');
    await field.press('Enter');
    await expect(page).toHaveURL(/searchText=/);
    await expect(field).not.toBeFocused();
    await field.fill('안내');
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('대학원').click();
    await expect(page.getByRole('region', { name: '대학원, ‘안내’ 검색 결과' })).toBeVisible();
    await expect(field).toHaveValue('안내');
  });

  test('choosing a group chooses its first board, and the list starts anew', async ({ page, campus }) => {
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('학과 공지사항').click();
    await expect(page).toHaveURL(
      new RegExp(encodeURIComponent('학과 공지사항').replaceAll('%20', '(%20|\\+)')),
    );
    await expect(page.getByRole('button', { name: /^상세/ })).toContainText('간호대학');
    await expect.poll(() => pagesAsked(campus, '/api/event/Nursing')).toEqual([0]);
  });

  test('a late answer of an earlier choice never shows', async ({ page, campus }) => {
    await campus.flip({ delay: `${board}:5000` });
    const late = untilOver(page, '/api/event/Dormitory');
    await page.goto(dormitory);
    await expect.poll(() => campus.calls(board)).toBe(1);
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('대학원').click();
    const [newest = ''] = await titlesOf('Graduate');
    const first = page.getByRole('article').first().getByRole('heading');
    await expect(first).toHaveText(newest);
    await late;
    await expect(first).toHaveText(newest);
    const shown = await page.getByRole('article').getByRole('heading').allTextContents();
    const ofDormitory = await titlesOf('Dormitory');
    expect(shown.filter((title) => ofDormitory.includes(title))).toEqual([]);
  });

  test('a page that fails leaves its rows, and the retry goes on at that page', async ({ page, campus }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await campus.flip({ fail: `${board}:500`, times: '1' });
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
    await campus.flip({ fail: `${board}:500`, times: '1' });
    await page.goto(dormitory);
    await expect(page.getByText(/글을 불러오지 못했어요/)).toBeVisible();
    expect(await campus.calls(board)).toBe(1);
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
    const asked = await campus.calls(board);
    await openEvent(target);
    await page.goBack();
    await expect.poll(scrolled).toBe(place);
    expect(await loadedRows(page)).toBe(loaded);
    expect(await campus.calls(board)).toBe(asked);
  });

  test('opening the search anew starts on top and asks for the first page', async ({ page, campus }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    const asked = (await pagesAsked(campus, '/api/event/Dormitory')).filter((value) => value === 0).length;
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('region', { name: '기숙사 글' }).getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect((await pagesAsked(campus, '/api/event/Dormitory')).filter((value) => value === 0)).toHaveLength(
      asked + 1,
    );
  });
});

test.describe('the frame', () => {
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
