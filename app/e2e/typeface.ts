import { expect, type Page } from '@playwright/test';

/** What brings the type face, of the files of a build. */
export const letters = /\/assets\/typefaceFiles-|\.woff2$/;

/** Waits until the type face has taken the place of the device's letters: texts have other widths before. */
export async function untilTypeface(page: Page): Promise<void> {
  const isLoaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
