import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';
import { apiOrigin, devApiPort, hostedApiPort, installedApiPort } from './addresses.ts';

const apis = [
  apiOrigin,
  ...[installedApiPort, hostedApiPort, devApiPort].map((port) => `http://localhost:${port}`),
];
const provider = 'https://fcmregistrations.googleapis.com';

type Part = 'address' | 'body' | 'authorization' | 'headers';

/** A secret of the session, by the name that the tests give it, and the only ways that it may go. */
interface Secret {
  readonly name: string;
  readonly pattern: RegExp;
  readonly ways: readonly { method?: string; origins: readonly string[]; path: RegExp; part: Part }[];
}

const secrets: readonly Secret[] = [
  {
    name: 'push token',
    pattern: /\b(?:fcm-\w+|e2e-(?:\w+-)?push-token|local-push-token-\w+|local-[0-9a-f]{8}-[0-9a-f-]{27})\b/,
    ways: [
      { method: 'POST', origins: apis, path: /^\/api\/users\/oauth$/, part: 'body' },
      { method: 'GET', origins: apis, path: /^\/local\/push\/(token|drop|stream)$/, part: 'address' },
      { method: 'DELETE', origins: [provider], path: /^/, part: 'address' },
      { method: 'PATCH', origins: [provider], path: /^/, part: 'address' },
    ],
  },
  {
    name: 'bearer',
    pattern: /\beyJ[\w-]+(?:\.[\w-]+){2}/,
    ways: [{ origins: apis, path: /^\/api\//, part: 'authorization' }],
  },
  {
    name: 'refresh token',
    pattern: /\brefresh(?:\.[0-9a-z]+){3}\b/,
    ways: [{ method: 'PATCH', origins: apis, path: /^\/api\/users\/reissue-token$/, part: 'body' }],
  },
];

/** What is known of the secrets that left browsers. */
export interface TokenWatch {
  /** Where push tokens went, each place once, as `POST http://localhost:4274/api/users/oauth`. */
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
    const { origin, pathname } = new URL(address);
    const method = request.method();
    const { authorization = '', ...headers } = request.headers();
    const parts: Record<Part, string> = {
      address,
      body: request.postData() ?? '',
      authorization,
      headers: JSON.stringify(headers),
    };
    for (const { name, pattern, ways } of secrets) {
      for (const [part, text] of Object.entries(parts)) {
        if (!pattern.test(text) && !pattern.test(decoded(text))) continue;
        if (name === 'push token') places.add(`${method} ${origin}${pathname.replace(pattern, '…')}`);
        const isAllowed = ways.some(
          (way) =>
            way.part === part &&
            (way.method ?? method) === method &&
            way.origins.includes(origin) &&
            way.path.test(pathname),
        );
        if (!isAllowed) leaks.push(`${name}: ${method} ${address}: ${part}`);
      }
    }
  };
  return { places, leaks, watch: (context) => void context.on('request', look) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What every journey is built on: a secret that goes where it does not belong fails it, whatever it is about. */
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
      expect(leaks, 'requests that carry a secret to where it does not belong').toEqual([]);
    },
    { auto: true },
  ],
});
