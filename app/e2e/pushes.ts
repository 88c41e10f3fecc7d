import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import type { CampusControl } from './test.ts';

/** What the document showed of the event before the app drew it, and what moved since. */
interface Seen {
  title?: string;
  byTheApp?: boolean;
  main?: Element;
  shifts: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Notes the first heading of an event as soon as it stands. */
export const noteFirstTitle = (page: Page) =>
  page.addInitScript(() => {
    window.seen = { shifts: [] };
    // Without a network the app would say so above the event, whenever it gets to it.
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    new MutationObserver(() => {
      const title = document.querySelector('#root article h1');
      const main = title?.closest('main');
      if (!title || !main || window.seen.main !== undefined) return;
      const byTheApp = Object.keys(title).some((key) => key.startsWith('__reactFiber'));
      window.seen = { ...window.seen, title: title.textContent ?? '', byTheApp, main };
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.seen.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much moved, as browsers count it. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => window.seen.shifts.reduce((sum, one) => sum + one, 0));

/** Signs in where the worker stands, and leaves what a push said of an event as the worker keeps it. */
export async function keepPush(
  page: Page,
  campus: CampusControl,
  event: Pick<PushedEvent, 'eventId'> & Partial<PushedEvent>,
) {
  await campus.signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const said = {
    title: `<img src=x onerror="alert(1)"> & '특강'`,
    boardName: '장학<b>',
    imageUrl: null,
    ...event,
  };
  await page.evaluate(async (kept) => {
    const cache = await caches.open('pushed-events');
    await cache.put(`/event/${kept.eventId}`, new Response(JSON.stringify(kept)));
  }, said);
  return said;
}

/** What a push would say of an event that has a picture and a text. */
export async function eventWithPicture(): Promise<PushedEvent> {
  const popular: {
    eventId: number;
    title: string;
    subject: string;
    content: string;
    imgUrl: string | null;
  }[] = await (await fetch(`${apiOrigin}/api/event/popular`)).json();
  const event = popular.find(
    ({ imgUrl, content }) => content !== '' && /\/images\/\d+\.svg$/.test(imgUrl ?? ''),
  );
  if (event === undefined) throw new Error('no popular event has a picture and a text');
  const { eventId, title, subject: boardName, imgUrl: imageUrl } = event;
  return { eventId, title, boardName, imageUrl };
}
