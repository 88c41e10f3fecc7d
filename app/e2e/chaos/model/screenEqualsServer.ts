import { keywordMax } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { boardNamed } from '@campus-bell/fixtures/state/campusState';
import type { Page } from '@playwright/test';
import type { TabName, World } from './world.ts';

/** What of the server's state a screen shows. */
interface Shown {
  /** With its query. */
  path: string;
  stars: { eventId: number; liked: boolean; count: number }[];
  /** Of the bell; null where there is none. */
  unread: number | null;
  chips: string[] | null;
  keywords: number | null;
  /** Something could not be read, and the screen offers to try again. */
  retries: boolean;
}

/** How much of a screen was read from the server just now: one event by its number. */
type Fresh = 'all' | 'nothing' | number;

/** Differences between a screen and the server, in words. */
async function screenDiffers(world: World, name: TabName, fresh: Fresh): Promise<string[]> {
  const { campus } = world.place;
  const person = world.person(name);
  const shown = await read(world.tabs[name].visit.page);
  const wrongs: string[] = [];
  const expectSame = (what: string, screen: unknown, server: unknown) => {
    const [one, other] = [JSON.stringify(screen), JSON.stringify(server)];
    if (one !== other) wrongs.push(`${what}: the screen shows ${one}, the server has ${other}`);
  };
  for (const { count } of shown.stars) if (count < 0) wrongs.push(`a count below zero: ${count}`);
  for (const { eventId, liked } of shown.stars) {
    if (fresh === 'all' || fresh === eventId)
      expectSame(`star of ${eventId}`, liked, person.likedEventIds.has(eventId));
  }
  if (fresh !== 'all') return wrongs;
  if (shown.retries) wrongs.push('the screen could not be read');
  for (const { eventId, count } of shown.stars)
    expectSame(`likes of ${eventId}`, count, campus.event(eventId)?.likesCount);
  const hasStars = (expected: boolean) => expectSame('events', shown.stars.length > 0, expected);
  if (shown.path === routes.home || shown.path === routes.events) hasStars(true);
  if (shown.path === routes.liked) hasStars(person.likedEventIds.size > 0);
  if (shown.path === routes.home || shown.unread !== null)
    expectSame('badge', shown.unread, campus.unreadCount(person));
  if (shown.path === routes.subscriptions) {
    const names = person.subscriptions.map(({ slug }) => boardNamed(slug)?.name);
    expectSame('chips', (shown.chips ?? []).toSorted(), names.toSorted());
  }
  if (shown.path === routes.keywordSubscription)
    expectSame(`keywords of ${keywordMax}`, shown.keywords, person.keywords.length);
  return wrongs;
}

/** As `screenDiffers`, for differences that stay: the app asks for the badge once the browser has time. */
export async function staysDifferent(world: World, name: TabName, fresh: Fresh): Promise<string[]> {
  const deadline = performance.now() + 5_000;
  let wrongs = await screenDiffers(world, name, fresh);
  while (fresh === 'all' && wrongs.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    wrongs = await screenDiffers(world, name, fresh);
  }
  return wrongs;
}

function read(page: Page): Promise<Shown> {
  return page.evaluate((chipsName) => {
    const number = (text: string | null | undefined) => {
      const digits = /-?\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '');
      return digits === undefined ? null : Number(digits);
    };
    const stars = [...document.querySelectorAll('article')].flatMap((card) => {
      const star = [...card.querySelectorAll('button[aria-pressed]')].find(({ textContent }) =>
        /찜 -?\d/.test(textContent),
      );
      const link = card.querySelector('a[href^="/event/"]');
      if (star === undefined || link === null) return [];
      const count = number(/찜 (-?[\d,]+)개/.exec(star.textContent)?.[1]) ?? Number.NaN;
      const eventId = Number(link.getAttribute('href')?.split('/').at(-1));
      return [{ eventId, liked: star.getAttribute('aria-pressed') === 'true', count }];
    });
    const bell = document.querySelector('header a[href="/notification"]');
    const said = /읽지 않은 알림 (-?[\d,]+)개/.exec(bell?.textContent ?? '')?.[1];
    const row = document.querySelector(`ul[aria-label="${chipsName}"]`);
    const chips = row && [...row.querySelectorAll('button > span:first-child')];
    const counter = [...document.querySelectorAll('p')].find(({ textContent }) =>
      /^\d+ \/ 10$/.test(textContent.trim()),
    );
    return {
      path: location.pathname + location.search,
      stars,
      unread: bell === null ? null : (number(said) ?? 0),
      chips: chips?.map(({ firstChild }) => firstChild?.textContent?.trim() ?? '') ?? null,
      keywords: counter === undefined ? null : number(counter.textContent),
      retries: [...document.querySelectorAll('main button')].some(({ textContent }) =>
        /^다시 (불러오기|시도)$/.test(textContent.trim()),
      ),
    };
  }, '구독한 게시판');
}

/** Whether nobody is signed in there any more. */
export const isSignedOut = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') === null);
