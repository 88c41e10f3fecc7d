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
