import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';
import { apiOrigin, devApiPort, hostedApiPort, installedApiPort } from './addresses.ts';

const apis = [
  apiOrigin,
  ...[installedApiPort, hostedApiPort, devApiPort].map((port) => `http://localhost:${port}`),
];
const provider = 'https://fcmregistrations.googleapis.com';

/** Where a push token may go: to the API at a sign-in, and to the push provider or what stands in for it. */
const allowed = [
  { method: 'POST', origins: apis, path: /^\/api\/users\/oauth$/, part: 'body' },
  { method: 'GET', origins: apis, path: /^\/local\/push\/(token|drop|stream)$/, part: 'address' },
  { method: 'DELETE', origins: [provider], path: /^/, part: 'address' },
  { method: 'PATCH', origins: [provider], path: /^/, part: 'address' },
];

/** Every push token of the tests is named so. */
const tokenPattern =
  /\b(?:fcm-\w+|e2e-(?:\w+-)?push-token|local-push-token-\w+|local-[0-9a-f]{8}-[0-9a-f-]{27})\b/;

/** What is known of the push tokens that left browsers. */
export interface TokenWatch {
  /** Where they went, each place once, as `POST http://localhost:4274/api/users/oauth`. */
  readonly places: Set<string>;
  /** Requests that carried one to where none belongs. */
  readonly leaks: string[];
  /** Looks at every request of a context, its workers' included. */
  watch(context: BrowserContext): void;
}

/** Begins a watch, of no context yet. */
export function createTokenWatch(): TokenWatch {
  const places = new Set<string>();
  const leaks: string[] = [];
  const look = (request: Request) => {
    const address = request.url();
    const parts = {
      address,
      body: request.postData() ?? '',
      headers: JSON.stringify(request.headers()),
    };
    for (const [part, text] of Object.entries(parts)) {
      if (!tokenPattern.test(text)) continue;
      const { origin, pathname } = new URL(address);
      const method = request.method();
      places.add(`${method} ${origin}${pathname.replace(tokenPattern, '…')}`);
      const isAllowed = allowed.some(
        (way) =>
          way.part === part &&
          way.method === method &&
          way.origins.includes(origin) &&
          way.path.test(pathname),
      );
      if (!isAllowed) leaks.push(`${method} ${address}: ${part}`);
    }
  };
  return { places, leaks, watch: (context) => void context.on('request', look) };
}

/** What every journey is built on: a push token that goes where none belongs fails it, whatever it is about. */
export const test = base.extend<{ tokenCanary: undefined }, { tokenWatch: TokenWatch }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
  tokenWatch: [async ({}, use) => use(createTokenWatch()), { scope: 'worker' }],

  browser: [
    async ({ browser, tokenWatch }, use) => {
      const { newContext } = browser;
      browser.newContext = async (...options) => {
        const context = await newContext.apply(browser, options);
        tokenWatch.watch(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],

  tokenCanary: [
    async ({ tokenWatch: { places, leaks } }, use) => {
      places.clear();
      leaks.length = 0;
      await use(undefined);
      expect(leaks, 'requests that carry a push token').toEqual([]);
    },
    { auto: true },
  ],
});
