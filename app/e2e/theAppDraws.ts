import { expect, type Page } from '@playwright/test';

/** Waits until what stands on a page is drawn by the app, and no longer by the boot. */
export async function untilTheAppDraws(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const drawn = document.querySelector('#root main');
          return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__reactFiber'));
        }),
      { intervals: [50] },
    )
    .toBe(true);
}
