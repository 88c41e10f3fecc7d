import { type BrowserContext, expect, type Page } from '@playwright/test';
import { account, leaveForGoogle } from '../accounts.ts';
import { noteViolations } from '../policyViolations.ts';
import { test as base } from '../tokenCanary.ts';
import { type HostedSite, startHostedSite } from './hostedSite.ts';

/** Tests of a build as a host serves it; a violation of its content security policy fails them, unless they provoke it. */
export const test = base.extend<
  {
    fresh: undefined;
    context: BrowserContext;
    /** The test provokes violations and looks at them itself. */
    provokesViolations: boolean;
    /** Violations so far, as `/path: script-src-elem inline`, and what the console says of them. */
    violations: { readonly events: string[]; readonly console: string[] };
  },
  { site: HostedSite }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const site = await startHostedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ site }, use) => use(site.origin),

  provokesViolations: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
  violations: async ({}, use) => use({ events: [], console: [] }),

  context: async ({ context, violations, provokesViolations }, use) => {
    await noteViolations(context, (text) => violations.events.push(text));
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.console.push(message.text());
    });
    await use(context);
    if (provokesViolations) return;
    const all = [...violations.events, ...violations.console];
    expect(all, 'violations of the content security policy').toEqual([]);
  },

  fresh: [
    async ({ site }, use) => {
      await fetch(`${site.apiOrigin}/local/reset`, { method: 'POST' });
      site.collector.forget();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Signs in through the screens, on a device that holds a push token. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('fcmToken', 'e2e-push-token'));
  await page.reload();
  await leaveForGoogle(page);
  await page.getByRole('link', { name: account.member }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).not.toBeNull();
}

export { expect };
