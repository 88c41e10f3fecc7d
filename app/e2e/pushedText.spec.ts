import { action } from '@campus-bell/domain/words/action';
import { detail } from '@campus-bell/domain/words/detail';
import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import { eventHeading, publishEvent, star } from './events.ts';
import { holdBackUnderWorker } from './heldBack.ts';
import { noteViolations } from './policyViolations.ts';
import { eventWithPicture, keepPush, noteFirstTitle, shiftOf } from './pushes.ts';
import { expect, test } from './test.ts';
import { isTheAppDrawing, untilTheAppDraws } from './theAppDraws.ts';
import { letters } from './typeface.ts';
import { untilPainted } from './untilPainted.ts';

test.use({ serviceWorkers: 'allow' });

declare global {
  interface Window {
    /** What stood of the event before the app drew it, how many pictures in turn, and of each part whether the app drew the same; null until then. */
    takeOver: { text: string; same: boolean[]; pictures: number } | null;
  }
}

/** Compares what stood last before the app with what the app draws first. */
const noteTakeOver = (page: Page) =>
  page.addInitScript(() => {
    window.takeOver = null;
    let before: Element | null = null;
    const pictures = new Set<Element>();
    new MutationObserver(() => {
      const article = document.querySelector('#root article');
      if (article === null || window.takeOver !== null) return;
      if (!Object.keys(article).some((key) => key.startsWith('__reactFiber'))) {
        before = article;
        const picture = article.querySelector('img');
        if (picture !== null) pictures.add(picture);
      } else if (before !== null) {
        const same = [...before.children].map((part, at) => part.isEqualNode(article.children[at] ?? null));
        window.takeOver = { text: before.textContent ?? '', same, pictures: pictures.size };
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** The first words of an event's text, as they stand on its page. */
async function firstWords(eventId: number): Promise<string> {
  const popular: { eventId: number; content: string }[] = await (
    await fetch(`${apiOrigin}/api/event/popular`)
  ).json();
  const { content = '' } = popular.find((one) => one.eventId === eventId) ?? {};
  return content.split('\\n').find((line) => line.trim() !== '') ?? '';
}

const text = (page: Page, words: string) => page.getByRole('article').getByText(words).first();

/** Where a line of the text stands, measured at once: what is replaced meanwhile has no place. */
const placeOf = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const lines = [...document.querySelectorAll('#root article p')];
    const line = lines.find(({ textContent }) => textContent?.includes(wanted));
    return line === undefined ? null : line.getBoundingClientRect().toJSON();
  }, words);

for (const who of ['member', 'visitor'] as const) {
  test(`the text of a pushed event stands before the app is there, for a ${who} and for one view; the app draws the same`, async ({
    page,
    campus,
  }) => {
    const violations: string[] = [];
    await noteViolations(page, (line) => violations.push(line));
    const words = '3층 열람실 좌석이 바뀌어요.';
    const title = '도서관 좌석 안내';
    const eventId = await publishEvent('Software', title, words);
    await keepPush(page, campus, { eventId, title });
    if (who === 'visitor') await page.evaluate(() => localStorage.clear());
    // Other letters have other widths.
    await holdBackUnderWorker(page, letters);
    const letIn = await holdBackUnderWorker(page, /\/assets\/first-/);
    await noteFirstTitle(page);
    await noteTakeOver(page);
    await page.goto(`/event/${eventId}`, { waitUntil: 'commit' });
    await expect(text(page, words)).toBeVisible();
    await expect(page.getByText('글을 불러오는 중이에요…')).toHaveCount(0);
    await untilPainted(page);
    const shift = await shiftOf(page);
    const place = await placeOf(page, words);
    expect(place).not.toBeNull();
    expect(await isTheAppDrawing(page)).toBe(false);
    letIn();
    await untilTheAppDraws(page);
    await expect(star(page)).toBeVisible();
    const takeOver = await page.evaluate(() => window.takeOver);
    expect(takeOver?.text).toContain(words);
    expect(new Set(takeOver?.same)).toEqual(new Set([true]));
    await untilPainted(page);
    expect(await placeOf(page, words)).toEqual(place);
    expect(await shiftOf(page)).toBe(shift);
    expect(shift).toBeLessThan(0.02);
    const asked = (await campus.log()).filter(({ path }) => path === `/api/event/detail/${eventId}`);
    expect(asked.map(({ withBearer }) => withBearer)).toEqual([who === 'member']);
    expect(violations).toEqual([]);
  });
}

test('who scrolled a pushed text before the app was there reads on at that place', async ({
  page,
  campus,
}) => {
  const title = '도서관 좌석 안내';
  const lines = Array.from({ length: 80 }, (_, at) => `${at + 1}번째 줄이에요.`);
  const eventId = await publishEvent('Software', title, lines.join('\\n'));
  await keepPush(page, campus, { eventId, title });
  // Other letters have other heights.
  await holdBackUnderWorker(page, letters);
  const letIn = await holdBackUnderWorker(page, /\/assets\/first-/);
  await page.goto(`/event/${eventId}`, { waitUntil: 'commit' });
  await expect(text(page, '80번째 줄이에요.')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await isTheAppDrawing(page)).toBe(false);
  letIn();
  await untilTheAppDraws(page);
  await expect(star(page)).toBeVisible();
  await untilPainted(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('the picture that a push named stays while the text takes its place', async ({ page, campus }) => {
  const said = await eventWithPicture();
  const words = await firstWords(said.eventId);
  const { imgUrl } = await (await fetch(`${apiOrigin}/api/event/detail/${said.eventId}`)).json();
  await keepPush(page, campus, { ...said, imageUrl: imgUrl[0] });
  await noteTakeOver(page);
  await page.goto(`/event/${said.eventId}`);
  await expect(star(page)).toBeVisible();
  const takeOver = await page.evaluate(() => window.takeOver);
  expect(takeOver?.text).toContain(words);
  expect(takeOver?.pictures).toBe(1);
});

test('a pushed event that is gone says so, once asked', async ({ page, campus }) => {
  const { eventId, title } = await keepPush(page, campus, await eventWithPicture());
  await campus.flip({ fail: `GET /api/event/detail/${eventId}:404` });
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText(detail.gone.title)).toBeVisible();
  await expect(eventHeading(page, title)).toHaveCount(0);
  expect(await campus.calls(`GET /api/event/detail/${eventId}`)).toBe(1);
});

test('a pushed event that fails keeps what its push said, and can be asked for again', async ({
  page,
  campus,
}) => {
  const said = await eventWithPicture();
  const words = await firstWords(said.eventId);
  await keepPush(page, campus, said);
  await campus.flip({ fail: `GET /api/event/detail/${said.eventId}:500`, times: '1' });
  await page.goto(`/event/${said.eventId}`);
  await expect(eventHeading(page, said.title)).toBeVisible();
  await page.getByRole('button', { name: action.tryAgain }).click();
  await expect(text(page, words)).toBeVisible();
  expect(await campus.calls(`GET /api/event/detail/${said.eventId}`)).toBe(2);
});
