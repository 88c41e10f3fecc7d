import { expect, type Page } from '@playwright/test';

/** Whether what stands on a page is drawn by the app, and no longer by the boot. */
export const isTheAppDrawing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const drawn = document.querySelector('#root main');
    return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__reactFiber'));
  });

/** Waits until it is so. */
export async function untilTheAppDraws(page: Page): Promise<void> {
  await expect.poll(() => isTheAppDrawing(page), { intervals: [50] }).toBe(true);
}
