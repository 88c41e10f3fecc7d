import type { Page } from '@playwright/test';
import { bannerWithinMs } from '../src/boot/bannerFirst.ts';
import { apiOrigin } from './addresses.ts';
import { holdBack, holdTheApp } from './heldBack.ts';
import { expect, test } from './test.ts';
import { isTheAppDrawing, untilTheAppDraws } from './theAppDraws.ts';
import { untilPainted } from './untilPainted.ts';

/** Lets nothing that a page does from now on be painted, as far as its scripts can tell; gives what ends that. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { requestAnimationFrame: next, setTimeout: wait } = window;
    const untilPainted = (then: () => void) => window.addEventListener('paint', then, { once: true });
    Object.assign(window, {
      requestAnimationFrame: (then: () => void) => untilPainted(() => next(then)),
      // A frame that does not come is waited for no longer than this.
      setTimeout: (then: () => void, ms?: number) => (ms === 200 ? untilPainted(then) : wait(then, ms)),
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('paint')));
}

test.describe('home, until its first banner is painted', () => {
  test('asks for the pictures of the cards once the first banner’s has come and is painted', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().startsWith(apiOrigin))
        pictures.push(new URL(request.url()).pathname);
    });
    const showBanner = await holdBack(page, /\/banner-1\./);
    await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    const banner = page.getByRole('img', { name: /^배너 1/ });
    await expect(banner).toBeAttached();
    await untilPainted(page);
    await expect.poll(() => pictures).toEqual([expect.stringContaining('banner-1')]);
    // Without an address a browser shows a picture as broken.
    for (const waiting of await page.locator('article img').all()) await expect(waiting).toBeHidden();
    const paint = await holdFrames(page);
    showBanner();
    await banner.evaluate(
      (image: HTMLImageElement) =>
        image.complete || new Promise((done) => image.addEventListener('load', done)),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(pictures).toHaveLength(1);
    await paint();
    await expect.poll(() => pictures.length).toBeGreaterThan(2);
    await expect(page.locator('article img:not([src])')).toHaveCount(0);
  });

  for (const [end, what] of [
    ['banner', 'is painted'],
    ['wait', 'has been waited for long enough'],
  ] as const)
    test(`the app begins once the first banner’s picture ${what}`, async ({ page }) => {
      const showBanner = await holdBack(page, /\/banner-1\./);
      await page.addInitScript((ms) => {
        const { setTimeout: wait } = window;
        Object.assign(window, {
          setTimeout: (then: () => void, delay?: number) =>
            delay === ms ? window.addEventListener('waited', then) : wait(then, delay),
        });
      }, bannerWithinMs);
      const app = page.waitForResponse(/\/assets\/first-/);
      await page.goto('/', { waitUntil: 'commit' });
      await (await app).finished();
      await expect(page.getByRole('img', { name: /^배너 1/ })).toBeAttached();
      await untilPainted(page);
      expect(await isTheAppDrawing(page)).toBe(false);
      if (end === 'banner') showBanner();
      else await page.evaluate(() => window.dispatchEvent(new Event('waited')));
      await untilTheAppDraws(page);
    });
});
