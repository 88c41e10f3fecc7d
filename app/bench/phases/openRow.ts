import type { Page } from '@playwright/test';
import type { BenchApi } from '../benchApi.ts';
import { type OpenBrowser, tapAt } from '../browser.ts';
import { longBoard, rowPattern, rowTitle } from '../longBoard.ts';

/** Opens a row of the long board and comes back to it: times in ms, how far off it stands, and the calls that coming back made. */
export async function openAndComeBack(
  api: BenchApi,
  browser: OpenBrowser,
  row: number,
): Promise<Record<string, number>> {
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
