import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Request } from 'playwright';
import { browserFlags, ensureBrowser } from '../../.ci/toolchain.mjs';
import { type Size, type StoryLanguage, screens } from '../toolbar/settings.ts';
import type { Entry } from './builtStorybook.ts';
import { holdTimers, prepareToHoldTimers, problemsAtEnd, watched } from './storyWatch.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

const openTimeoutMs = 30_000;
const stillMs = 400;
const unrestMs = 4000;
const quietMs = 40;
const decodeMs = 1000;
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
export type StoryPage = Awaited<ReturnType<typeof createStoryPage>>;

/**
 * Opens a page of its own, with its own storage and its own service worker, for the Storybook that is served at an
 * address with a slash at its end; its stories speak `language`.
 */
export async function createStoryPage(browser: Browser, url: string, language: StoryLanguage) {
  const context = await browser.newContext({
    viewport: screens.phone.size,
    deviceScaleFactor: 1,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(prepareToHoldTimers);
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
  /** Requests that were made since the story was opened and are not answered yet. */
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const origin = new URL(url).origin;

  const isDrawn = () => Promise.race([page.evaluate(picturesAreDrawn), page.waitForTimeout(decodeMs)]);

  /** Waits until nothing is loaded any more. */
  async function settle() {
    const began = Date.now();
    for (;;) {
      await isDrawn();
      const waited = Date.now() - began;
      const pending = [...underWay].filter(
        (request) => waited < (request.url().startsWith(origin) ? ownRequestsMs : heldRequestsMs),
      );
      if (pending.length === 0) return;
      await page.waitForTimeout(quietMs);
    }
  }

  /** A part that arrives late is drawn after its file has come: the document must have been the same for a while. */
  const standStill = () =>
    page.evaluate(
      async ({ stillMs, unrestMs }) => {
        let changedAt = performance.now();
        const began = changedAt;
        const observer = new MutationObserver(() => {
          changedAt = performance.now();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        for (let now = began; now - changedAt < stillMs && now - began < unrestMs; now = performance.now()) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
        observer.disconnect();
      },
      { stillMs, unrestMs },
    );

  async function capture() {
    await isDrawn();
    return page.screenshot({ animations: 'disabled' });
  }

  return {
    page,
    /** Loads an entry and waits until its play function, its pictures and its requests are through; gives what went wrong. */
    async open({ id, type }: Entry, { theme, size }: { theme: Theme; size: Size }): Promise<string[]> {
      underWay.clear();
      await page.setViewportSize(size);
      const look = `language:${language};theme:${theme};motion:still;a11y.manual:!true`;
      const address = `${url}iframe.html?id=${id}&viewMode=${type}&globals=${look}`;
      await page.goto(address, { waitUntil: 'commit', timeout: openTimeoutMs });
      const end = await page
        .waitForFunction(problemsAtEnd, watched, { timeout: openTimeoutMs })
        .catch(() => null);
      if (end === null) return ['It did not come to an end.'];
      const problems = (await end.jsonValue()) ?? [];
      await page.evaluate(holdTimers);
      await settle();
      await standStill();
      await settle();
      return problems.map(stripVTControlCharacters);
    },
    /** Puts a shown story into the other theme, without playing it again. */
    async changeTheme(theme: Theme) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      await settle();
    },
    settle,
    /** The picture of the page as PNG, taken again until two in a row are the same. */
    async picture(): Promise<Buffer> {
      let before = await capture();
      for (let tries = 0; tries < 20; tries++) {
        await page.waitForTimeout(quietMs);
        const now = await capture();
        if (now.equals(before)) return now;
        before = now;
      }
      throw new Error('It never stands still.');
    },
  };
}

/** Runs in the page: fonts there, pictures in sight decoded. */
async function picturesAreDrawn() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.currentSrc !== '';
  });
  await Promise.all(inSight.map((image) => image.decode().catch(() => null)));
  await frame();
}
