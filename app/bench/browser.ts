import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../../.ci/toolchain.mjs';
import { installProbe } from './probe.ts';
import { blankPath } from './site.ts';

/** How many times slower a mid-range phone is than this machine. */
export const processorSlowdown = 4;

/** A phone's storage, which outlives its browser. */
export function createPhone() {
  const storage = mkdtempSync(join(tmpdir(), 'campus-bell-bench-'));
  return {
    open: () => openBrowser(storage),
    forget: () => rmSync(storage, { recursive: true, force: true, maxRetries: 5 }),
  };
}

export type Phone = ReturnType<typeof createPhone>;

/** A browser that was started just now, with one page on a slowed processor. */
export interface OpenBrowser {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  close(): Promise<void>;
}

async function openBrowser(storage: string): Promise<OpenBrowser> {
  const context = await chromium.launchPersistentContext(storage, {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    locale: 'ko-KR',
    executablePath: browserPath(),
    args: browserFlags,
    serviceWorkers: 'allow',
  });
  await context.addInitScript(installProbe);
  const page = context.pages()[0] ?? (await context.newPage());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { context, page, cdp, close: () => context.close() };
}

/** Puts the page on its origin with nothing loaded, and leaves there what the device is to keep. */
export async function standOn(page: Page, origin: string, kept: Record<string, string> = {}) {
  await page.goto(origin + blankPath);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

/**
 * Has the next document look for texts from its start: a question that comes later is answered when the page has time.
 * Gives the function that tells, ms after the navigation, when each of them stood; NaN where it did not within ten seconds.
 */
export async function watchTexts(
  page: Page,
  ...wanted: (readonly string[])[]
): Promise<() => Promise<number[]>> {
  await page.addInitScript((all) => {
    const late = () => new Promise<number>((resolve) => setTimeout(() => resolve(Number.NaN), 10_000));
    window.probe.watched = all.map((texts) => Promise.race([window.probe.untilTexts(texts), late()]));
  }, wanted);
  return () => page.evaluate(() => Promise.all(window.probe.watched));
}

/** The browser's own counters: durations in ms, and nodes. */
export async function countersOf(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { script: metric('ScriptDuration') * 1000, task: metric('TaskDuration') * 1000 };
}

/** How long a finger stays where it taps. */
const pressMs = 80;

/** A tap by a finger, at a place in CSS px. */
export async function tapAt({ page, cdp }: Pick<OpenBrowser, 'page' | 'cdp'>, x: number, y: number) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(pressMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the page is so many milliseconds old. */
export async function untilAge(page: Page, ms: number) {
  await page.waitForFunction((age) => performance.now() > age, ms, { polling: 100 });
}
