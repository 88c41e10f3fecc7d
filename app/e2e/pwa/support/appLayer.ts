import { type BrowserContext, expect, type Page } from '@playwright/test';

type Heard = Window & { heardOf?: Set<string> };

/** Notes in every page of a context what it begins to listen for from its worker, and looks for; see below. */
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
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.getNotifications = async function (filter) {
      const shown = await getNotifications.call(this, filter);
      if (filter?.tag === location.pathname) heardOf.add('own notifications');
      return shown;
    };
  });
}

const heard = (page: Page, type: string) =>
  expect.poll(() => page.evaluate((name) => (window as Heard).heardOf?.has(name) ?? false, type)).toBe(true);

/** Waits until what loads after the screen stands: badge, pushes, invitations, coming back. */
export const appLayerStands = (page: Page) => heard(page, 'message');

/** Waits until the page watches for a new build. */
export const watchesUpdates = (page: Page) => heard(page, 'controllerchange');

/** Waits until a page has looked for the notifications of what it shows, which it puts away; one that comes later stays. */
export const notificationsPutAway = (page: Page) => heard(page, 'own notifications');

/** Waits until what the page had put off until it is idle has been done. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3_000 })),
  );
