import { bannerWithinMs } from '../src/boot/bannerFirst.ts';
import { apiOrigin } from './addresses.ts';
import { holdBack, holdTheApp } from './heldBack.ts';
import { expect, test } from './test.ts';
import { isTheAppDrawing, untilTheAppDraws } from './theAppDraws.ts';
import { untilPainted } from './untilPainted.ts';

test.describe('home, until its first banner is painted', () => {
  test('asks for the pictures of the cards once the first banner’s is there', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().startsWith(apiOrigin))
        pictures.push(new URL(request.url()).pathname);
    });
    const showBanner = await holdBack(page, /\/banner-1\./);
    await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('img', { name: /^배너 1/ })).toBeAttached();
    await untilPainted(page);
    await expect.poll(() => pictures).toEqual([expect.stringContaining('banner-1')]);
    showBanner();
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
