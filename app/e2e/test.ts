import { test as base, expect, type Page } from '@playwright/test';
import { apiOrigin, appOrigin } from './addresses.ts';

/** What a test may ask of the local API. */
export interface CampusControl {
  /** Sets switches, for example `{ fail: 'GET /api/event/popular:500', times: '1' }`. */
  flip(switches: Record<string, string>): Promise<void>;
  /** How often a call was made since the test began, as `GET /api/event/popular`. */
  calls(call: string): Promise<number>;
  /** Every call since the test began, in order, with its query. */
  log(): Promise<{ method: string; path: string; query: string; withBearer: boolean; body: string }[]>;
  /** Lets every access token run out, and the refresh tokens too when asked. */
  expire(options?: { refresh: boolean }): Promise<void>;
  /** Signs the page in as a sample member. */
  signIn(page: Page, member?: 'member' | 'newcomer' | 'collector'): Promise<void>;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${apiOrigin}/local${path}`, init);
  if (!response.ok) throw new Error(`/local${path}: ${response.status} ${await response.text()}`);
  return response;
}

/**
 * A test on a campus of its own; an error in the page's console, an uncaught one and an answer that does not fit
 * openapi.yaml fail it.
 */
export const test = base.extend<{
  campus: CampusControl;
  allowedConsoleErrors: RegExp[];
  noErrors: undefined;
}>({
  allowedConsoleErrors: [[], { option: true }],

  campus: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      await ask('/reset', { method: 'POST' });
      await use({
        flip: async (switches) => void (await ask(`/switch?${new URLSearchParams(switches)}`)),
        calls: async (call) => {
          const counts = (await (await ask('/calls')).json()) as Record<string, number>;
          return counts[call] ?? 0;
        },
        log: async () => (await ask('/calls?log')).json(),
        expire: async ({ refresh } = { refresh: false }) =>
          void (await ask(refresh ? '/expire?refresh' : '/expire', { method: 'POST' })),
        signIn: async (page, member = 'member') => {
          await page.goto(`${apiOrigin}/local/sign-in?as=${member}`);
          await page.waitForURL(`${appOrigin}/`);
        },
      });
      const mismatches = await (await ask('/mismatches')).json();
      expect(mismatches, 'answers of the local API that do not fit openapi.yaml').toEqual([]);
    },
    { auto: true },
  ],

  noErrors: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        const isExpectedStatus = /^Failed to load resource/.test(text);
        if (!isExpectedStatus && !allowedConsoleErrors.some((allowed) => allowed.test(text)))
          errors.push(text);
      });
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
