import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { countersOf, createPhone, type OpenBrowser, standOn } from '../browser.ts';
import { longBoard, picturesOf, rowPattern, rowTitle } from '../longBoard.ts';
import { photograph } from '../pictures.ts';
import type { Target } from '../targets.ts';
import { openAndComeBack } from './openRow.ts';
import type { Bench } from './phase.ts';

const pageSize = 10;
const stops = [100, 500, 2000];
/** Far longer than any page takes. */
const pageWithinMs = 30_000;
/** As far beyond a whole list: what waits for a frame waits forever in a browser that draws none. */
const listWithinMs = 600_000;
/** Headless Chromium stops to draw now and then: the page is visible and gets no frame. */
const browsersAtMost = 3;
/** Rows that are opened and come back to, by the number of rows that are there then. */
const openedAt: Record<number, number> = { 500: 300, 2000: 1500 };

/** A board scrolled to its 2,000th row; row 300 and row 1,500 opened from it and come back to. */
export async function longLists(bench: Bench, lastStop: number): Promise<void> {
  // To develop a picture takes the processor that the page is measured on.
  for (const name of picturesOf(lastStop, Object.values(openedAt))) await photograph(name);
  for (const target of bench.targets) {
    if (target.name !== 'floor + worker') await listOf(bench, target, lastStop);
  }
}

/** One target's board, in another browser where the first one stops to draw. */
async function listOf(bench: Bench, target: Target, lastStop: number) {
  for (let browsers = 1; ; browsers += 1) {
    const phone = createPhone();
    const browser = await phone.open();
    try {
      const found = await Promise.race([measureList(bench, target, browser, lastStop), late(target)]);
      for (const [phase, values] of found) bench.figures.note(phase, target.name, values);
      return;
    } catch (error) {
      const { framesInASecond, ...shown } = await browser.page.evaluate(whatStandsStill).catch(() => {
        throw error;
      });
      if (framesInASecond > 0)
        throw new Error(`${(error as Error).message} Found: ${JSON.stringify(shown)}`, { cause: error });
      if (browsers === browsersAtMost) throw error;
      console.log(`${error} The browser draws no more: another one begins anew.`);
    } finally {
      await browser.close();
      phone.forget();
    }
  }
}

async function late({ name }: Target): Promise<never> {
  await wait(listWithinMs, undefined, { ref: false });
  throw new Error(`The list of ${name} has no end after ${listWithinMs / 60_000} minutes.`);
}

type Found = [phase: string, values: Record<string, number>][];

async function measureList(
  bench: Bench,
  target: Target,
  browser: OpenBrowser,
  lastStop: number,
): Promise<Found> {
  const { page, cdp } = browser;
  const found: Found = [];
  bench.line.slow();
  await standOn(page, target.origin);
  bench.api.takeCalls();
  await page.goto(target.origin + longBoard.address);
  await page.evaluate((texts) => window.probe.untilTexts(texts), [rowTitle(1)]);
  let script = 0;
  for (const stop of stops.filter((each) => each <= lastStop)) {
    const before = await countersOf(cdp);
    await scrollTo(bench, target, page, stop);
    script += (await countersOf(cdp)).script - before.script;
    found.push([
      `list of ${stop} rows`,
      {
        script,
        'long frames': await page.evaluate(() => window.probe.longFrames),
        elements: await page.evaluate(() => document.querySelectorAll('*').length),
      },
    ]);
    const row = openedAt[stop];
    if (row !== undefined) found.push([`row ${row}`, await openAndComeBack(bench.api, browser, row)]);
  }
  return found;
}

async function scrollTo({ api }: Bench, { name }: Target, page: Page, stop: number) {
  await page.evaluate(() => window.probe.scrollDown());
  let [pages, cameAt] = [0, performance.now()];
  while (pages < stop / pageSize) {
    await page.waitForTimeout(100);
    const now = api.count(longBoard.path);
    if (now > pages) [pages, cameAt] = [now, performance.now()];
    if (performance.now() - cameAt > pageWithinMs)
      throw new Error(`The list of ${name} stands still before row ${stop}: page ${pages} was its last.`);
  }
  await page.waitForFunction(hasRowFrom, [rowPattern, stop] as const, { polling: 300 });
  await page.evaluate(() => window.probe.stopScroll());
  await page.waitForTimeout(500);
}

/** What a page shows at its end that does not go on: whether it is drawn at all, where it stands, what it says there. */
async function whatStandsStill() {
  let frames = 0;
  const count = () => {
    frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    framesInASecond: frames,
    isVisible: document.visibilityState === 'visible',
    pxBelow: scrollHeight - clientHeight - window.scrollY,
    says: (document.querySelector('main') ?? document.body).textContent?.slice(-200),
  };
}

/** Whether a row of at least this number stands: the row itself may be far above by the time it is looked for. */
function hasRowFrom([pattern, wanted]: readonly [string, number]): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (Number(new RegExp(pattern).exec(walker.currentNode.textContent ?? '')?.[1]) >= wanted) return true;
  }
  return false;
}
