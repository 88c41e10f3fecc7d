import type { Page } from '@playwright/test';
import { eventHeading, titlesOf } from './events.ts';
import { slowDown } from './taps.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';

const board = '/event?group=아주대+공지사항&detail=아주대학교-장학';

interface Cover {
  path: string;
  title: string | null;
  place: number[];
  /** What a finger below the title would touch. */
  takesTaps: boolean;
}

/**
 * Hears of the head that covers the list, in the frame that shows it; `then` runs there. Going back takes a busy browser
 * longer than that frame, so what waits for the frame waits until then: else nobody left meanwhile.
 */
async function followCover(
  page: Page,
  then: 'go on' | 'go back' | 'tap a tab',
): Promise<() => Promise<Cover[]>> {
  await page.evaluate((next) => {
    const covers: Cover[] = [];
    Object.assign(window, { covers });
    if (next === 'go back') {
      const inFrame = window.requestAnimationFrame.bind(window);
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.requestAnimationFrame = (draw) => inFrame((now) => void left.then(() => draw(now)));
    }
    let seen: Element | null = null;
    new MutationObserver(() => {
      const heading = document.querySelector('[aria-hidden="true"] h1');
      if (heading === null || heading === seen) return;
      seen = heading;
      const { x, y, width, height } = heading.getBoundingClientRect();
      const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      covers.push({
        path: location.pathname,
        title: heading.textContent,
        place: [x, y, width, height],
        takesTaps: touched?.contains(heading) === true && touched.matches('[aria-hidden="true"]'),
      });
      if (next === 'go back') history.back();
      if (next === 'tap a tab') document.querySelector<HTMLElement>('nav a[href="/"]')?.click();
    }).observe(document.body, { childList: true, subtree: true });
  }, then);
  return () => page.evaluate(() => (window as unknown as { covers: Cover[] }).covers);
}

/** A board with the code of the event's screen, which waits for nobody. */
async function openBoard(page: Page) {
  const part = page.waitForResponse((answer) => /EventDetailRoute[^/]*\.js$/.test(answer.url()));
  await page.goto(board);
  await part;
  await untilTheAppDraws(page);
  await slowDown(page);
}

test.describe('an event tapped in a list', () => {
  for (const line of ['on a page', 'below the line of a lost connection'])
    test(`shows its head at once, ${line}, where its screen has it, and takes taps that were meant for the list`, async ({
      page,
      context,
      provoked,
    }) => {
      const [, , title = ''] = await titlesOf('AjouScholarship');
      await openBoard(page);
      if (line !== 'on a page') {
        provoked.push(/net::ERR_INTERNET_DISCONNECTED/);
        await context.setOffline(true);
        await expect(page.getByText(/인터넷에 연결되어 있지 않아요/)).toBeVisible();
      }
      const coversOf = await followCover(page, 'go on');
      await page.getByRole('link', { name: title, exact: true }).tap();
      const heading = eventHeading(page, title);
      await expect(heading).toBeVisible();
      const { x, y, width, height } = (await heading.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(await coversOf()).toEqual([
        { path: '/event', title, place: [x, y, width, height], takesTaps: true },
      ]);
      await expect(page.locator('h1').getByText(title, { exact: true })).toHaveCount(1);
    });

  for (const leaves of ['go back', 'tap a tab'] as const)
    test(`is not opened by who leaves meanwhile: ${leaves}`, async ({ page }) => {
      await openBoard(page);
      const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
      await tabs.getByRole('link', { name: '홈' }).tap();
      await expect(page).toHaveURL('/');
      await tabs.getByRole('link', { name: '검색' }).tap();
      const card = page.getByRole('main').locator('[data-row] a').first();
      await expect(card).toBeVisible();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/event/detail/')) asked.push(request.url());
      });
      const coversOf = await followCover(page, leaves);
      await card.tap();
      await expect(page).toHaveURL('/');
      expect(await coversOf()).toHaveLength(1);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await expect(page).toHaveURL('/');
      expect(asked).toEqual([]);
      await expect(page.locator('[aria-hidden="true"] h1')).toHaveCount(0);
    });
});
