import { keywordMax } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { boardNamed } from '@campus-bell/fixtures/state/campusState';
import type { Page } from '@playwright/test';
import type { TabName, World } from './world.ts';

/** What of the server's state a screen shows. */
interface Shown {
  path: string;
  stars: { eventId: number; liked: boolean; count: number }[];
  /** Of the bell; null where there is none. */
  unread: number | null;
  chips: string[] | null;
  keywords: number | null;
  isEnded: boolean;
}

/** Differences between a screen and the server, in words. */
export async function screenDiffers(world: World, name: TabName, isFresh: boolean): Promise<string[]> {
  const { campus } = world.place;
  const person = world.person(name);
  const shown = await read(world.tabs[name].visit.page);
  const wrongs: string[] = [];
  const expectSame = (what: string, screen: unknown, server: unknown) => {
    const [one, other] = [JSON.stringify(screen), JSON.stringify(server)];
    if (one !== other) wrongs.push(`${what}: the screen shows ${one}, the server has ${other}`);
  };
  for (const { count } of shown.stars) if (count < 0) wrongs.push(`a count below zero: ${count}`);
  if (!isFresh) return wrongs;
  for (const { eventId, liked, count } of shown.stars) {
    const event = campus.event(eventId);
    expectSame(`star of ${eventId}`, liked, person.likedEventIds.has(eventId));
    expectSame(`likes of ${eventId}`, count, event?.likesCount);
  }
  if (shown.unread !== null) expectSame('badge', shown.unread, campus.unreadCount(person));
  if (shown.path === routes.subscriptions && shown.chips !== null) {
    const names = person.subscriptions.map(({ slug }) => boardNamed(slug)?.name);
    expectSame('chips', shown.chips.toSorted(), names.toSorted());
  }
  if (shown.keywords !== null)
    expectSame(`keywords of ${keywordMax}`, shown.keywords, person.keywords.length);
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
      path: location.pathname,
      stars,
      unread: bell === null ? null : (number(said) ?? 0),
      chips: chips?.map(({ firstChild }) => firstChild?.textContent?.trim() ?? '') ?? null,
      keywords: counter === undefined ? null : number(counter.textContent),
      isEnded: localStorage.getItem('accessToken') === null,
    };
  }, '구독한 게시판');
}

/** Whether nobody is signed in there any more. */
export const isSignedOut = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken') === null);
