import { expect, type Locator, type Page } from '@playwright/test';

const betweenMs = 90;
const slowdown = 6;
const busyMs = 300;

/** Slows the page's processor down as on a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  // A machine without a network shows a line above the page once the screen stands, which would move what is tapped.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Taps twice at the middle of what is there, the second time `afterMs` later. A `busy` page computes meanwhile and
 * hears of both taps only afterwards, before it can draw what the first one did; one that is not has `page.clock` installed.
 */
export async function tapTwice(
  target: Locator,
  { afterMs = betweenMs, busy = true }: { afterMs?: number; busy?: boolean } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { clock, touchscreen } = target.page();
  if (!busy) {
    // By the page's own clock: a machine that stops for a moment must not make the second tap a later one.
    await expect(async () => {
      // Fails where the page's second has passed before the word arrives.
      await clock.pauseAt((await target.page().evaluate(() => Date.now())) + 1000);
    }).toPass({ intervals: [0] });
    await touchscreen.tap(x, y);
    await clock.runFor(afterMs);
    await touchscreen.tap(x, y);
    await clock.resume();
    return;
  }
  await target.page().evaluate(keepBusy, busyMs);
  const first = touchscreen.tap(x, y);
  const second = new Promise<void>((resolve, reject) => {
    setTimeout(() => touchscreen.tap(x, y).then(resolve, reject), afterMs);
  });
  await Promise.all([first, second]);
}

function keepBusy(forMs: number): void {
  setTimeout(() => {
    const until = performance.now() + forMs;
    while (performance.now() < until);
  });
}
