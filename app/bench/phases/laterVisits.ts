import type { Page } from '@playwright/test';
import { pushedEventsCache } from '../../service-worker/pushedEvents.ts';
import { createPhone, type Phone, untilAge, watchTexts } from '../browser.ts';
import { longBoard, longBoardEvent } from '../longBoard.ts';
import type { Target } from '../targets.ts';
import type { Bench } from './phase.ts';

const settledMs = 5000;
const installedWithinMs = 60_000;

/** Cold starts of a browser that knows the app already, its worker installed: home, an event from a push, home offline. */
export async function laterVisits(bench: Bench): Promise<void> {
  for (const target of bench.targets) {
    if (!target.hasWorker) continue;
    const phone = createPhone();
    try {
      if (!(await install(bench, target, phone))) continue;
      await visitHome(bench, target, phone, 'repeat');
      await visitEvent(bench, target, phone);
      await visitHome(bench, target, phone, 'offline');
    } finally {
      phone.forget();
    }
  }
}

async function install({ line, api }: Bench, { name, origin }: Target, phone: Phone): Promise<boolean> {
  line.fast();
  const { page, cdp, close } = await phone.open();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  try {
    await page.goto(`${origin}/`);
    await page.evaluate((titles) => window.probe.untilTexts(titles), api.popularTitles());
    await untilWorker(page);
    // Once more under the worker, so that it keeps the answers.
    await page.goto(`${origin}/`);
    await page.evaluate((titles) => window.probe.untilTexts(titles), api.popularTitles());
    await leavePush(page, api.origin);
    await untilAge(page, 2000);
    return await page.evaluate(() => navigator.serviceWorker.controller !== null);
  } catch (error) {
    console.log(`${name}: not measured under a worker: ${String(error).split('\n')[0]}`);
    return false;
  } finally {
    await close();
  }
}

/** What the push that rings said of the event, as the app's worker keeps it; other targets look for nothing of the kind. */
async function leavePush(page: Page, apiOrigin: string) {
  const event = longBoardEvent(longBoard.firstId, apiOrigin);
  if (event === null) throw new Error('The long board has no first row.');
  const { eventId, title, subject: boardName, imgUrl } = event;
  await page.evaluate(
    async ([cache, path, said]) => void (await (await caches.open(cache)).put(path, new Response(said))),
    [
      pushedEventsCache,
      `/event/${eventId}`,
      JSON.stringify({ eventId, title, boardName, imageUrl: imgUrl[0] ?? null }),
    ] as const,
  );
}

/** An installed worker has fetched all that it needs offline. */
async function untilWorker(page: Page) {
  const until = Date.now() + installedWithinMs;
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  while ((await state()) !== 'activated') {
    if (Date.now() > until) throw new Error('no worker was installed');
    await page.waitForTimeout(250);
  }
}

async function visitHome(
  { line, api, figures }: Bench,
  target: Target,
  phone: Phone,
  phase: 'repeat' | 'offline',
) {
  if (phase === 'offline') line.cut();
  else line.slow();
  const { page, context, close } = await phone.open();
  try {
    if (phase === 'offline') await context.setOffline(true);
    const shownAt = await watchTexts(page, api.popularTitles());
    await page.goto(`${target.origin}/`, { waitUntil: 'commit' });
    const [tenCards = Number.NaN] = await shownAt();
    await untilAge(page, settledMs);
    const { fcp, lcp, cls } = await page.evaluate(() => window.probe.figures());
    figures.note(phase, target.name, { FCP: fcp, 'ten cards': tenCards, LCP: lcp, CLS: cls });
  } catch (error) {
    console.log(`${target.name}, ${phase}: ${String(error).split('\n')[0]}`);
  } finally {
    await close();
    line.slow();
  }
}

async function visitEvent({ line, figures }: Bench, target: Target, phone: Phone) {
  line.slow();
  const { page, close } = await phone.open();
  const event = longBoardEvent(longBoard.firstId, '');
  if (event === null) throw new Error('The long board has no first row.');
  try {
    const shownAt = await watchTexts(page, [event.title], [event.content.split('\\n')[0] ?? '']);
    await page.goto(`${target.origin}/event/${event.eventId}`, { waitUntil: 'commit' });
    const [title = Number.NaN, body = Number.NaN] = await shownAt();
    await untilAge(page, settledMs);
    const { fcp, lcp } = await page.evaluate(() => window.probe.figures());
    figures.note('from a push', target.name, { FCP: fcp, title, body, LCP: lcp });
  } finally {
    await close();
  }
}
