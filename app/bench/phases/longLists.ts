import type { Page } from '@playwright/test';
import { countersOf, createPhone, type OpenBrowser, standOn, tapAt } from '../browser.ts';
import { longBoard, picturesOf, rowPattern, rowTitle } from '../longBoard.ts';
import { photograph } from '../pictures.ts';
import type { Target } from '../targets.ts';
import type { Bench } from './phase.ts';

const pageSize = 10;
const stops = [100, 500, 2000];
/** Far longer than any page takes. */
const pageWithinMs = 30_000;
/** Headless Chromium stops to draw in one of some sixty lists, of the floor as of the app. */
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
      const found = await measureList(bench, target, browser, lastStop);
      for (const [phase, values] of found) bench.figures.note(phase, target.name, values);
      return;
    } catch (error) {
      const { framesInASecond, ...shown } = await browser.page.evaluate(whatStandsStill);
      if (framesInASecond > 0) throw new Error(`${(error as Error).message} Found: ${JSON.stringify(shown)}`);
      if (browsers === browsersAtMost) throw error;
      console.log(`${error} The browser draws no more: another one begins anew.`);
    } finally {
      await browser.close();
      phone.forget();
    }
  }
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
    if (row !== undefined) found.push([`row ${row}`, await openAndComeBack(bench, browser, row)]);
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

async function openAndComeBack({ api }: Bench, browser: OpenBrowser, row: number): Promise<Found[0][1]> {
  const { page } = browser;
  const title = rowTitle(row);
  await scrollToRow(page, row);
  const [x, y] = await placeOf(page, title);
  const before = await page.evaluate((text) => window.probe.topOf(text), title);
  await page.evaluate(() => {
    window.probe.lastTap = Number.NaN;
  });
  const opened = page.evaluate(untilOpen, [title, rowTitle(row + 2), rowTitle(row + 1), rowTitle(row - 1)]);
  await tapAt(browser, x, y);
  const open = await opened;
  await page.waitForTimeout(1500);
  const calls = api.count(longBoard.path);
  const back = await page.evaluate(comeBack, title);
  await page.waitForTimeout(500);
  const after = await page.evaluate((text) => window.probe.topOf(text), title);
  return {
    open: open.title,
    'open, whole page': open.page,
    back,
    'px off': after === null || before === null ? Number.NaN : Math.abs(after - before),
    'calls of back': api.count(longBoard.path) - calls,
  };
}

/**
 * From the finger to the frame in which the title is seen and no row around it, and to the one in which the list is gone:
 * its own page stands, which may name the next and the previous. NaN where that takes ten seconds.
 */
async function untilOpen([title = '', further = '', ...around]: string[]): Promise<{
  title: number;
  page: number;
}> {
  const started = performance.now();
  // A look costs a slow phone 30 ms: only at what changed, or in case that it was no change of the document, now and then.
  const patienceMs = 100;
  let lookAgainAt = Number.NaN;
  const lookSoon = () => {
    lookAgainAt = 0;
  };
  const whole = { subtree: true, childList: true, attributes: true, characterData: true };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, whole);
  window.addEventListener('scroll', lookSoon);
  const until = (holds: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = (now: number) => {
        const { lastTap } = window.probe;
        if (Number.isNaN(lastTap)) lookAgainAt = now + patienceMs;
        else if (now >= lookAgainAt) {
          lookAgainAt = now + patienceMs;
          if (holds()) {
            lookSoon();
            requestAnimationFrame((then) => resolve(then - lastTap));
            return;
          }
        }
        if (now - started > 10_000) resolve(Number.NaN);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const { isSeen } = window.probe;
  const seen = {
    title: await until(() => !around.some(isSeen) && isSeen(title)),
    page: await until(() => {
      const text = document.body.textContent ?? '';
      return text.includes(title) && !text.includes(further);
    }),
  };
  // The rows that are scrolled to next are measured without them.
  changes.disconnect();
  window.removeEventListener('scroll', lookSoon);
  return seen;
}

/** From the step back to the frame in which the row stands on the screen; NaN when it does not within eight seconds. */
function comeBack(title: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = (now: number) => {
      const top = window.location.pathname === '/event' ? window.probe.topOf(title) : null;
      if (top !== null && top >= 0 && top < window.innerHeight)
        requestAnimationFrame((then) => resolve(then - started));
      else if (now - started > 8000) resolve(Number.NaN);
      else requestAnimationFrame(look);
    };
    window.history.back();
    requestAnimationFrame(look);
  });
}

/** Scrolls until a row stands in the middle of the screen, by what stands on it now. */
async function scrollToRow(page: Page, row: number) {
  for (let turn = 0; turn < 60; turn += 1) {
    const isThere = await page.evaluate(
      async ([pattern, wanted]) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const seen: { number: number; top: number }[] = [];
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          const number = Number(new RegExp(pattern).exec(textContent ?? '')?.[1] ?? Number.NaN);
          if (!Number.isNaN(number) && parentElement !== null)
            seen.push({ number, top: parentElement.getBoundingClientRect().top });
        }
        const middle = window.innerHeight / 2;
        const found = seen.find(({ number }) => number === wanted);
        if (found !== undefined && Math.abs(found.top - middle) < 150) return true;
        const near = seen.toSorted((a, b) => Math.abs(a.top - middle) - Math.abs(b.top - middle))[0];
        const [first, last] = [seen[0], seen.at(-1)];
        const height =
          first === undefined || last === undefined || first === last
            ? 120
            : (last.top - first.top) / (last.number - first.number);
        if (found !== undefined) window.scrollBy(0, found.top - middle);
        else if (near !== undefined) window.scrollBy(0, near.top - middle + (wanted - near.number) * height);
        else window.scrollBy(0, -window.innerHeight);
        await new Promise((resolve) => setTimeout(resolve, 120));
        return false;
      },
      [rowPattern, row] as const,
    );
    if (isThere) {
      await page.waitForTimeout(1500);
      return;
    }
  }
  throw new Error(`Row ${row} did not come to the middle of the screen.`);
}

async function placeOf(page: Page, title: string): Promise<[number, number]> {
  const top = await page.evaluate((text) => window.probe.topOf(text), title);
  if (top === null) throw new Error(`${title} is not on the screen.`);
  return [120, top + 8];
}
