import type { CDPSession, Locator, Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import { atRest } from './atRest.ts';
import { dormitory } from './dormitoryBoard.ts';
import { loadedRows, openEvent } from './events.ts';
import { expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

const rowCount = 400;

const rowAt = (index: number) => ({
  eventId: 500_000 + index,
  title: `긴 목록의 글 ${index + 1}${' 장학금 신청 안내'.repeat(index % 4)}`,
  content: `본문 ${index + 1}`,
  imgUrl: index % 3 === 0 ? `${apiOrigin}/images/1003.svg` : null,
  url: null,
  createdAt: '2026-03-04T06:10:00',
  likesCount: index,
  viewCount: index,
  star: false,
  subject: '기숙사',
  type: 'Dormitory',
  writer: null,
});

/** A board of four hundred rows in the place of the campus's. */
async function openLongBoard(page: Page): Promise<{ asked: number[] }> {
  const asked: number[] = [];
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(`${apiOrigin}/api/event/Dormitory?*`, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    asked.push(at);
    const result = Array.from({ length: 10 }, (_, index) => rowAt(at * 10 + index));
    const hasNext = (at + 1) * 10 < rowCount;
    return route.fulfill({
      headers,
      json: { result, hasNext, hasPrevious: at > 0, currentPage: at, sort: {} },
    });
  });
  await page.route(`${apiOrigin}/api/event/detail/*`, (route) => {
    const index = Number(new URL(route.request().url()).pathname.split('/').at(-1)) - 500_000;
    return route.fulfill({
      headers: {
        'Access-Control-Allow-Origin': new URL(page.url()).origin,
        'Access-Control-Allow-Credentials': 'true',
      },
      json: { ...rowAt(index), imgUrl: [] },
    });
  });
  await page.goto(dormitory);
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilTypeface(page);
  return { asked };
}

async function loadRows(page: Page, count: number) {
  await expect(async () => {
    for (let times = 0; times < 5; times += 1) {
      await page.evaluate(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    }
    expect(await loadedRows(page)).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 120_000, intervals: [20] });
}

const card = (page: Page, row: number) => page.locator(`[data-row="${500_000 + row - 1}"]`);
const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

async function scrollToRow(page: Page, row: number) {
  await expect(async () => {
    const places = await page.locator('[data-row]').first().getAttribute('aria-posinset');
    const ahead = row - Number(places);
    if ((await card(page, row).count()) === 0) await page.mouse.wheel(0, ahead * 100);
    else await card(page, row).scrollIntoViewIfNeeded();
    await expect(card(page, row)).toBeInViewport({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** How many elements stand once a row is in the middle of the screen and nothing comes or goes any more. */
async function elementsAround(page: Page, row: number): Promise<number> {
  await scrollToRow(page, row);
  const counts: number[] = [];
  await expect
    .poll(
      async () => {
        // A row that has left meanwhile comes back by itself: the page is where it was.
        await card(page, row).evaluateAll(([one]) => one?.scrollIntoView({ block: 'center' }));
        counts.push(await page.evaluate(() => document.querySelectorAll('main *').length));
        return counts.length > 3 && new Set(counts.slice(-4)).size === 1;
      },
      { intervals: [300], timeout: 60_000 },
    )
    .toBe(true);
  return counts.at(-1) ?? Number.NaN;
}

/** How many rows a list that comes has in its first frame. */
function countDrawnRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const { length } = document.querySelectorAll('[data-row]');
          if (length === 0) return;
          observer.disconnect();
          resolve(length);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

async function livingThings(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

test.describe('a long list', () => {
  test('draws each row once while one scrolls on, also where pages come and rows leave together', async ({
    page,
  }) => {
    await openLongBoard(page);
    const drawnAgain = await page.evaluate(async (wanted) => {
      const drawn = new Set<string>();
      const again: string[] = [];
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) {
            const row = node instanceof HTMLElement ? node.dataset.row : undefined;
            if (row === undefined) continue;
            if (drawn.has(row)) again.push(row);
            drawn.add(row);
          }
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const isAtEnd = () =>
        [...document.querySelectorAll('[data-row]')].some(
          (row) => Number(row.getAttribute('aria-posinset')) >= wanted,
        );
      while (!isAtEnd()) {
        window.scrollBy(0, 240);
        await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      return again;
    }, 390);
    expect(drawnAgain).toEqual([]);
  });

  test('holds as many elements with 400 rows as with 100, and Back finds a row in its place without a call', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { asked } = await openLongBoard(page);
    await loadRows(page, 100);
    const ofHundred = await elementsAround(page, 55);
    await loadRows(page, rowCount);
    expect(await elementsAround(page, 355)).toBeLessThanOrEqual(ofHundred * 1.1);
    expect(asked).toEqual(Array.from({ length: rowCount / 10 }, (_, at) => at));

    await scrollToRow(page, 300);
    const before = await atRest(() => topOf(card(page, 300)));
    await openEvent(card(page, 300));
    const drawn = countDrawnRows(page);
    await page.goBack();
    await expect(card(page, 300)).toBeInViewport();
    // Those of the screen are seen before the rows around them are drawn.
    expect(await drawn).toBeLessThanOrEqual(15);
    await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(20);
    await expect.poll(() => topOf(card(page, 300))).toBe(before);
    expect(asked).toHaveLength(rowCount / 10);
  });

  test('has no row that is asked for its width: each would be laid out by itself', async ({ page }) => {
    await openLongBoard(page);
    const asked = page.locator('[data-row], [data-row] *');
    const asking = await asked.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).containerType),
    );
    expect(new Set(asking)).toEqual(new Set(['normal']));
  });

  test('keeps the row under the eye through a turn of the phone and larger text', async ({ page }) => {
    test.setTimeout(120_000);
    await openLongBoard(page);
    await loadRows(page, 60);
    await scrollToRow(page, 40);
    const title = await openEvent(card(page, 40));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
    await page.goBack();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(card(page, 40)).toBeInViewport({ ratio: 0.1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card(page, 40)).toBeInViewport({ ratio: 0.1 });
  });

  test('lays nothing out while it is scrolled', async ({ page, browser }) => {
    test.setTimeout(120_000);
    await openLongBoard(page);
    await loadRows(page, 60);
    await page.mouse.move(200, 400);
    // A machine that stops for a moment lets the place be read between two steps; an app that lays out does so each time.
    await expect(async () => {
      await browser.startTracing(page, {
        categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
      });
      for (let step = 0; step < 20; step += 1) {
        // Far enough that rows come and go each time.
        await page.mouse.wheel(0, step < 10 ? -600 : 600);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      const trace = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: { name: string; args?: { beginData?: { stackTrace?: unknown[] } } }[];
      };
      const layouts = trace.traceEvents.filter(({ name }) => name === 'Layout');
      expect(layouts.length).toBeGreaterThan(0);
      expect(layouts.filter(({ args }) => (args?.beginData?.stackTrace ?? []).length > 0)).toEqual([]);
    }).toPass({ timeout: 90_000 });
  });

  test('leaves nothing behind after sixty times open and back', async ({ page }) => {
    test.setTimeout(240_000);
    await openLongBoard(page);
    await loadRows(page, 30);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const openAndBack = async () => {
      await page.locator('[data-row] a').nth(3).click();
      await expect(page.locator('[data-row]')).toHaveCount(0);
      await page.goBack();
      await expect(page.locator('[data-row]').first()).toBeVisible();
    };
    for (let times = 0; times < 10; times += 1) await openAndBack();
    // The rows around those that one comes back to follow a moment later.
    await atRest(() => page.locator('[data-row]').count());
    const early = await livingThings(cdp);
    for (let times = 0; times < 50; times += 1) await openAndBack();
    // A call's own time limit holds its listeners a little longer.
    await expect(async () => {
      const late = await livingThings(cdp);
      expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1);
      expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1);
    }).toPass({ timeout: 60_000 });
  });
});
