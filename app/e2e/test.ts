import { eventPath } from '@campus-bell/domain/routes';
import { expect, type Page } from '@playwright/test';
import { apiOrigin, appOrigin } from './addresses.ts';
import { untilHomeAnswered } from './calls.ts';
import { openAfterSteps } from './historySteps.ts';
import { test as base } from './tokenCanary.ts';

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
  /** Path of an event that there is. */
  eventPath(): Promise<string>;
  /** Signs the page in as a sample member; home stands then, with the answers to all that it asks for. */
  signIn(page: Page, member?: 'member' | 'newcomer' | 'collector'): Promise<void>;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${apiOrigin}/local${path}`, init);
  if (!response.ok) throw new Error(`/local${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Some images of the campus are gone, as in the field. */
const missingImages = new RegExp(`status of 404 .* ${apiOrigin}/images/missing-\\d+\\.svg$`);

/** What the console says of a call that fails by `GET /api/event/like/*:500`; status 0 breaks the connection. */
function failureLine(fail: string): RegExp {
  const [, path = '', status = ''] = /^\S+ (\S+):(\d+)$/.exec(fail) ?? [];
  const address = apiOrigin + path.replaceAll('*', '[^/]+');
  return new RegExp(`${status === '0' ? 'net::ERR_' : `status of ${status}`}.* ${address}(\\?|$)`);
}

/**
 * A test on a campus of its own; an error in a page's console that the test did not provoke, an uncaught one and an
 * answer that does not fit openapi.yaml fail it.
 */
export const test = base.extend<{
  campus: CampusControl;
  /** Errors of the console that belong to the test; a file that does not load is named with its address. */
  allowedConsoleErrors: RegExp[];
  provoked: RegExp[];
  noErrors: undefined;
  steps: undefined;
}>({
  allowedConsoleErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
  provoked: async ({}, use) => use([]),

  campus: [
    async ({ provoked }, use) => {
      await ask('/reset', { method: 'POST' });
      await use({
        async flip(switches) {
          if (switches.fail !== undefined) provoked.push(failureLine(switches.fail));
          await ask(`/switch?${new URLSearchParams(switches)}`);
        },
        async calls(call) {
          const counts = (await (await ask('/calls')).json()) as Record<string, number>;
          return counts[call] ?? 0;
        },
        log: async () => (await ask('/calls?log')).json(),
        async eventPath() {
          const popular = await (await fetch(`${apiOrigin}/api/event/popular`)).json();
          return eventPath(popular[0].eventId);
        },
        async expire({ refresh } = { refresh: false }) {
          provoked.push(new RegExp(`status of 401 .*${apiOrigin}/api/`));
          await ask(refresh ? '/expire?refresh' : '/expire', { method: 'POST' });
        },
        async signIn(page, member = 'member') {
          await untilHomeAnswered(page, async () => {
            await page.goto(`${apiOrigin}/local/sign-in?as=${member}`);
            await page.waitForURL(`${appOrigin}/`);
          });
        },
      });
      const mismatches = await (await ask('/mismatches')).json();
      expect(mismatches, 'answers of the local API that do not fit openapi.yaml').toEqual([]);
    },
    { auto: true },
  ],

  steps: [
    async ({ context }, use) => {
      await openAfterSteps(context);
      await use(undefined);
    },
    { auto: true },
  ],

  noErrors: [
    async ({ context, allowedConsoleErrors, provoked }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        errors.push(/^Failed to load resource/.test(text) ? `${text} ${message.location().url}` : text);
      });
      await use(undefined);
      const allowed = [missingImages, ...allowedConsoleErrors, ...provoked];
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
