import type { Page, Request } from '@playwright/test';

/** Holds files back on their way to a page, those of some requests where asked; gives what lets them come. */
export async function holdBack(
  page: Page,
  files: RegExp | string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(files, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return letIn;
}

/** Holds back the app's own script, not its boot; gives what lets it come. */
export const holdTheApp = (page: Page): Promise<() => void> => holdBack(page, /\/assets\/first-/);

/**
 * Holds files of the build back from a page whose worker keeps them: it has to fetch them anew, and what a worker fetches
 * the page's own routes do not see. The page has to stand on the app's origin.
 */
export async function holdBackUnderWorker(page: Page, files: RegExp): Promise<() => void> {
  await page.evaluate(async (source) => {
    const isHeld = new RegExp(source);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (isHeld.test(request.url)) await cache.delete(request);
    }
  }, files.source);
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.context().route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}
