import type { Page } from '@playwright/test';

/** Two frames later what was drawn has been painted, and a shift of it told. */
export const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
