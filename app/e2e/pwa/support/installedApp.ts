import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../../../../.ci/toolchain.mjs';

/** A browser with a profile of its own, as a student has it: push, notifications and installing work in it. */
export interface AppBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The browser's own session: permissions and installed apps. */
  readonly devtools: CDPSession;
  setPermission(origin: string, setting: 'granted' | 'denied' | 'prompt'): Promise<void>;
  close(): Promise<void>;
}

/** Starts Chromium on a fresh profile. */
export async function openAppBrowser(options: {
  flags?: readonly string[];
  busAddress?: string;
}): Promise<AppBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'campus-bell-profile-'));
  const { flags = [], busAddress } = options;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...browserFlags, ...flags],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    env: {
      ...(process.env as Record<string, string>),
      DBUS_SESSION_BUS_ADDRESS: busAddress ?? 'unix:path=/nonexistent',
    },
  });
  const browser = context.browser();
  if (browser === null) throw new Error('the context has no browser');
  const devtools = await browser.newBrowserCDPSession();
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    devtools,
    async setPermission(origin, setting) {
      await devtools.send('Browser.setPermission', {
        origin,
        permission: { name: 'notifications' },
        setting,
      });
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 });
    },
  };
}

/** Waits until the first page is under the worker's control; one that was being opened as the worker took over never is. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
