import { pictureHost } from '@campus-bell/fixtures/contract/hostileValues';
import type { MemberName } from '@campus-bell/fixtures/data/people';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { Place } from './chaosSite.ts';

/** Somebody with the app open, and everything that went wrong meanwhile without being told on the screen. */
export interface Visit {
  readonly page: Page;
  /** Errors, requests to foreign hosts and left documents, in words. */
  readonly faults: string[];
  /** Calls of the API, and parts of the app, that are on their way. */
  underWay(): string[];
  /** Every call of the API that the app has sent. */
  readonly calls: { method: string; path: string }[];
  /** Every text that has stood on the page since this was called last, also one that is gone again. */
  said(): Promise<string[]>;
  close(): Promise<void>;
}

export interface VisitOptions {
  as: MemberName | 'visitor';
  /** Lets the walk put the clock of the page forward. */
  ownClock?: boolean;
  /** What the visit has noted before, of `sessionStorage`. */
  notes?: Record<string, string>;
}

/** What the browser itself says of an answer that failed; the app says it in its own way. */
const saidOfNetwork = /^Failed to load resource|has been blocked by CORS policy/;

/** Opens an empty page for a member of the place, or for a visitor with a push token. */
export async function openVisit(browser: Browser, place: Place, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    hasTouch: true,
    storageState: {
      cookies: [],
      origins: [{ origin: place.origin, localStorage: stored(place, options.as) }],
    },
  });
  context.setDefaultTimeout(20_000);
  if (options.ownClock === true) await context.clock.install();
  const { notes } = options;
  if (notes !== undefined) {
    await context.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) {
        if (sessionStorage.getItem(`given ${key}`) === null) sessionStorage.setItem(key, value);
        sessionStorage.setItem(`given ${key}`, '');
      }
    }, notes);
  }
  await context.addInitScript(listen);
  const page = await context.newPage();
  const faults: string[] = [];
  const calls: Visit['calls'] = [];
  const pending = watch(context, place, { faults, calls });
  return {
    page,
    faults,
    calls,
    underWay: () => [...pending].map((request) => `${whoAsks(request)}${request.method()} ${request.url()}`),
    said: () => saidOn(page),
    close: () => context.close(),
  };
}

/** What the head of the page asks for ahead is the browser's: it cannot be ended, and nobody has to wait for it. */
export const isAhead = (call: string) => call.startsWith(ahead);
const ahead = 'preload ';
const whoAsks = (request: Request) => (request.resourceType() === 'other' ? ahead : '');

/** Another tab of the same device; calls and faults are told of both. */
export async function openTab(visit: Visit): Promise<Visit> {
  const page = await visit.page.context().newPage();
  return { ...visit, page, said: () => saidOn(page) };
}

const saidOn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));

function stored({ campus }: Place, as: VisitOptions['as']): { name: string; value: string }[] {
  const session = () => {
    if (as === 'visitor') return { fcmToken: 'walk-token-visitor' };
    const person = campus.person(as);
    const fcmToken = `walk-token-${as}`;
    campus.keepPushToken(person, fcmToken);
    const { email, name, department } = person;
    return {
      ...campus.signIn(as),
      email,
      name,
      id: String(person.id),
      ...(department === null ? {} : { major: department }),
      fcmToken,
      pushTokenGiven: fcmToken,
    };
  };
  return Object.entries(session()).map(([name, value]) => ({ name, value }));
}

/** Runs in the page: keeps what is announced, since a toast is gone sooner than a walk looks. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const announced = '[role=status],[role=alert],[role=alertdialog],[role=dialog]';
  const keep = () => {
    for (const { textContent } of document.querySelectorAll(announced)) {
      if (textContent.length < 3000 && said.at(-1) !== textContent) said.push(textContent);
    }
  };
  new MutationObserver(keep).observe(document, { subtree: true, childList: true, characterData: true });
}

function watch(
  context: BrowserContext,
  { origin }: Place,
  { faults, calls }: Pick<Visit, 'faults' | 'calls'>,
): Set<Request> {
  const pending = new Set<Request>();
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || saidOfNetwork.test(message.text())) return;
    faults.push(`console.error: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { hostname, pathname, protocol } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && protocol === 'https:' && hostname === pictureHost;
    const isLocal = hostname === 'localhost' || ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isLocal && !isPicture) faults.push(`asked a foreign host: ${request.url()}`);
    if (pathname.startsWith('/api/') && request.method() !== 'OPTIONS') {
      calls.push({ method: request.method(), path: pathname });
    }
    if (pathname.startsWith('/api/') || request.resourceType() === 'script') pending.add(request);
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (isPage && new URL(request.url()).origin !== origin) faults.push(`left for ${request.url()}`);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  return pending;
}
