import { stripVTControlCharacters } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright';
import { browserFlags, ensureBrowser } from '../../.ci/toolchain.mjs';
import type { Entry } from './builtStorybook.ts';
import { type StoryEnd, watchStory } from './storyWatch.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

export interface Size {
  width: number;
  height: number;
}

/** The screen of a story that names no other. */
export const phone: Size = { width: 390, height: 844 };
const openTimeoutMs = 30_000;
const stillMs = 400;
const unrestMs = 4000;
const quietMs = 40;
const ownRequestsMs = 5000;
/** Some scenarios never answer, so the requests that a story's campus holds are not waited for longer. */
const heldRequestsMs = 400;

/** A browser in which every picture comes out the same: no network but this machine, one colour profile, no hinting. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...browserFlags,
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-checker-imaging',
      '--disable-image-animation-resync',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  });
}

/** A browser page that shows one story after the other, each freshly loaded. */
export interface StoryPage {
  page: Page;
  /** Loads an entry and waits until its play function, its pictures and its requests are through. */
  open(entry: Entry, look: { theme: Theme; size: Size }): Promise<StoryEnd>;
  /** Puts a shown story into the other theme, without playing it again. */
  changeTheme(theme: Theme): Promise<void>;
  /** Waits until nothing is loaded any more. */
  settle(): Promise<void>;
  /** The picture of the page as PNG, taken again until two in a row are the same. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a page of its own, with its own storage and its own service worker, for the Storybook that is served at an
 * address with a slash at its end.
 */
export async function createStoryPage(browser: Browser, url: string): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(watchStory);
  // The stories' worker leaves with its last page and reloads a page that it finds without it. One page that stays
  // keeps it from coming and going between two stories.
  const staying = await context.newPage();
  await staying.goto(`${url}project.json`);
  await staying.evaluate(async () => {
    await navigator.serviceWorker.register('storiesWorker.js');
    await navigator.serviceWorker.ready;
  });
  await staying.reload();
  // Opened last, because a page behind another one is drawn once a second.
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  /** Requests that were made since the story was opened and are not answered yet. */
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const origin = new URL(url).origin;

  async function settle() {
    const began = Date.now();
    for (;;) {
      await page.evaluate(pageIsDrawn);
      const waited = Date.now() - began;
      const pending = [...underWay].filter(
        (request) => waited < (request.url().startsWith(origin) ? ownRequestsMs : heldRequestsMs),
      );
      if (pending.length === 0) return;
      await page.waitForTimeout(quietMs);
    }
  }

  /** A part that arrives late is drawn after its file has come: the document must have been the same for a while. */
  async function standStill() {
    await page.evaluate(() => {
      const watched = window as unknown as { changedAt: number };
      watched.changedAt = performance.now();
      new MutationObserver(() => {
        watched.changedAt = performance.now();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const sinceChange = () =>
      page.evaluate(() => performance.now() - (window as unknown as { changedAt: number }).changedAt);
    for (const began = Date.now(); Date.now() - began < unrestMs; ) {
      if ((await sinceChange()) > stillMs) return;
      await page.waitForTimeout(quietMs);
    }
  }

  return {
    page,
    async open({ id, type }, { theme, size }) {
      underWay.clear();
      await page.setViewportSize(size);
      const look = `theme:${theme};motion:still;a11y.manual:!true`;
      const address = `${url}iframe.html?id=${id}&viewMode=${type}&globals=${look}`;
      await page.goto(address, { waitUntil: 'commit', timeout: openTimeoutMs });
      const end = await within(
        openTimeoutMs,
        page.evaluate(() => window.campusBellReview?.ended),
      );
      if (end === undefined) return { status: 'failed', problems: ['It did not come to an end.'] };
      await page.evaluate(() => window.campusBellReview?.holdTimers());
      await settle();
      await standStill();
      await settle();
      return { ...end, problems: end.problems.map(stripVTControlCharacters) };
    },
    async changeTheme(theme) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      await settle();
    },
    settle,
    async picture() {
      let before = await capture(devtools, page);
      for (let tries = 0; tries < 20; tries++) {
        await page.waitForTimeout(quietMs);
        const now = await capture(devtools, page);
        if (now.equals(before)) return now;
        before = now;
      }
      throw new Error('It never stands still.');
    },
    close: () => context.close(),
  };
}

/** Fonts there, pictures in sight decoded, endless animations at their start, the others at their end. */
async function pageIsDrawn() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.currentSrc !== '';
  });
  const limit = new Promise((done) => {
    const timer = new MessageChannel();
    const deadline = performance.now() + 1000;
    timer.port1.onmessage = () => {
      if (performance.now() > deadline) done(null);
      else requestAnimationFrame(() => timer.port2.postMessage(null));
    };
    timer.port2.postMessage(null);
  });
  await Promise.race([limit, Promise.all(inSight.map((image) => image.decode().catch(() => null)))]);
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else animation.cancel();
  }
  await frame();
}

async function capture(devtools: CDPSession, page: Page): Promise<Buffer> {
  await page.evaluate(pageIsDrawn);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms, undefined);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** The screen of every story, which the index does not tell; closes the page it was asked on. */
export async function readStorySizes(shown: StoryPage, anyStory: Entry): Promise<Map<string, Size>> {
  await shown.open(anyStory, { theme: 'light', size: phone });
  const rows = await shown.page.evaluate(async () => {
    type Screens = Record<string, { styles: { width: string; height: string } }>;
    type Told = {
      id: string;
      globals: { viewport?: { value?: string; isRotated?: boolean } };
      parameters: { viewport?: { options?: Screens } };
    };
    type Preview = { extract(): Promise<Record<string, Told>> };
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    return Object.values(await preview.extract()).map(({ id, globals, parameters }) => {
      const { value = '', isRotated = false } = globals.viewport ?? {};
      const styles = parameters.viewport?.options?.[value]?.styles;
      const sides = [Number.parseInt(styles?.width ?? '', 10), Number.parseInt(styles?.height ?? '', 10)];
      return { id, sides: isRotated ? sides.reverse() : sides };
    });
  });
  await shown.close();
  return new Map(
    rows.map(({ id, sides: [width, height] }) => [id, width && height ? { width, height } : phone] as const),
  );
}
