import { type BrowserContext, expect, type Page } from '@playwright/test';

type Heard = Window & { heardOf?: Set<string> };

/** Notes in every page of a context what it begins to listen for from its worker; see {@link appLayerStands}. */
export async function noteListeners(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heardOf = new Set<string>();
    Object.assign(window, { heardOf });
    const listen = EventTarget.prototype.addEventListener;
    ServiceWorkerContainer.prototype.addEventListener = function (
      this: ServiceWorkerContainer,
      ...given: Parameters<typeof listen>
    ) {
      heardOf.add(given[0]);
      return listen.apply(this, given);
    };
  });
}

const heard = (page: Page, type: string) =>
  expect.poll(() => page.evaluate((name) => (window as Heard).heardOf?.has(name) ?? false, type)).toBe(true);

/** Waits until what loads after the screen stands: badge, pushes, invitations, coming back. */
export const appLayerStands = (page: Page) => heard(page, 'message');

/** Waits until the page watches for a new build. */
export const watchesUpdates = (page: Page) => heard(page, 'controllerchange');

/** Waits until a page has put away the notifications of what it shows; one that comes after that stays. */
export async function notificationsPutAway(page: Page): Promise<void> {
  await appLayerStands(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.getNotifications();
  });
}

/** Waits until what the page had put off until it is idle has been done. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 })),
  );
