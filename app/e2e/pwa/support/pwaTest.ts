import { expect, type Page } from '@playwright/test';
import { untilHomeAnswered } from '../../calls.ts';
import { openAfterSteps } from '../../historySteps.ts';
import { test as base } from '../../tokenCanary.ts';
import { noteListeners } from './appLayer.ts';
import { type AppBrowser, openAppBrowser } from './installedApp.ts';
import { type NotificationDaemon, startNotificationDaemon } from './notificationDaemon.ts';
import { openPhone, type Phone } from './phone.ts';
import { type PushService, startPushService } from './pushService.ts';
import { type Site, startSite } from './site.ts';

interface OpenOptions {
  /** Lets the install prompt come; it lies over the page otherwise. */
  withInstallPrompt?: boolean;
}
type OpenBrowser = (options?: OpenOptions) => Promise<AppBrowser>;

/** Tests of the installed app: a site of its own, a desktop that shows notifications, a push service. */
export const test = base.extend<
  {
    desktop: NotificationDaemon;
    openBrowser: OpenBrowser;
    /** A phone of its own, at the login; what it is told is shown on the desktop. */
    phone: Phone;
    startOver: undefined;
  },
  { site: Site; pushService: PushService }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  startOver: [
    async ({ site }, use) => {
      site.deploy('first');
      await site.local('/reset', { method: 'POST' });
      await use(undefined);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
  desktop: async ({}, use) => {
    const daemon = await startNotificationDaemon();
    await use(daemon);
    await daemon.close();
  },

  phone: async ({ site, pushService, openBrowser }, use) =>
    use(await openPhone(await openBrowser(), { site, pushService })),

  openBrowser: async ({ desktop, pushService, tokenWatch }, use) => {
    const opened: AppBrowser[] = [];
    await use(async ({ withInstallPrompt = false } = {}) => {
      const browser = await openAppBrowser({ flags: pushService.flags, busAddress: desktop.address });
      opened.push(browser);
      tokenWatch.watch(browser.context);
      await noteListeners(browser.context);
      await openAfterSteps(browser.context);
      if (!withInstallPrompt) await browser.context.addInitScript(putOffInstallPrompt);
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});

function putOffInstallPrompt(): void {
  try {
    localStorage.setItem('modalDismissedUntil', String(Date.now() + 80_000_000));
  } catch {
    // An empty page has no storage, and no prompt either.
  }
}

/** Signs the page in as the ordinary member, by the local API's own page; home stands then, all answers there. */
export async function signIn(page: Page, site: Site): Promise<void> {
  await untilHomeAnswered(page, async () => {
    await page.goto(`${site.apiOrigin}/local/sign-in?as=member`);
    await page.waitForURL(`${site.origin}/`);
  });
}

export { expect };
