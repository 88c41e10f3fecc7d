import { apiOrigin } from './addresses.ts';
import { eventHeading, publishEvent, star } from './events.ts';
import { holdBack } from './heldBack.ts';
import { notifiedBoard, signInNotified } from './notifiedBoard.ts';
import { noteViolations } from './policyViolations.ts';
import { eventWithPicture, keepPush, noteFirstTitle, shiftOf } from './pushes.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';
import { letters } from './typeface.ts';
import { untilPainted } from './untilPainted.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a tapped notification shows at once what its push said, and the event once it is there, for one view', async ({
  page,
  campus,
}) => {
  await signInNotified(page, campus);
  const title = '도서관 좌석 안내';
  const eventId = await publishEvent(await notifiedBoard(page), title, '3층 열람실 좌석이 바뀌어요.');
  const kept = () => page.evaluate(async (path) => (await caches.match(path))?.text(), `/event/${eventId}`);
  await expect.poll(kept).toContain(title);

  await noteFirstTitle(page);
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText('3층 열람실 좌석이 바뀌어요.')).toBeVisible();
  await expect(star(page)).toBeVisible();
  expect(await page.evaluate(() => window.seen)).toMatchObject({ title, byTheApp: false });
  expect(await campus.calls(`GET /api/event/detail/${eventId}`)).toBe(1);
});

test('what a push said is drawn as text, by the app the same and in its place', async ({ page, campus }) => {
  const violations: string[] = [];
  await noteViolations(page, (text) => violations.push(text));
  const { eventId, title } = await keepPush(page, campus, { eventId: 4242 });
  await campus.flip({ delay: 'GET /api/event/detail/*:60000' });
  await noteFirstTitle(page);
  await page.goto(`/event/${eventId}`, { waitUntil: 'commit' });
  await expect(eventHeading(page, title)).toBeVisible();
  await untilTheAppDraws(page);
  await expect(page.getByText('글을 불러오는 중이에요…')).toBeVisible();
  await expect(star(page)).toHaveCount(0);
  await untilPainted(page);
  const seen = await page.evaluate(() => {
    const main = document.querySelector('#root main');
    const { title: first, byTheApp } = window.seen;
    return { first, byTheApp, isTheSame: main?.isEqualNode(window.seen.main ?? null) };
  });
  expect(seen).toEqual({ first: title, byTheApp: false, isTheSame: true });
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await expect(page.locator('meta[name="pushed"], #root b, #root img')).toHaveCount(0);
  expect(violations).toEqual([]);
});

test('its picture stands there too', async ({ page, campus }) => {
  const imageUrl = `${apiOrigin}/images/1003.svg`;
  const { eventId } = await keepPush(page, campus, { eventId: 4243, imageUrl });
  await campus.flip({ delay: 'GET /api/event/detail/*:60000' });
  await noteFirstTitle(page);
  await page.goto(`/event/${eventId}`, { waitUntil: 'commit' });
  await untilTheAppDraws(page);
  const drawn = () => page.evaluate(() => window.seen.main?.querySelector('img')?.getAttribute('src'));
  expect(await drawn()).toBe(imageUrl);
  await expect(page.locator('main img')).toHaveAttribute('src', imageUrl);
  await untilPainted(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('what stands stays in its place when the event has pictures of which the push knew nothing', async ({
  page,
  campus,
}) => {
  const { eventId, title, boardName } = await eventWithPicture();
  await keepPush(page, campus, { eventId, title, boardName });
  // Other letters have other widths.
  await holdBack(page, letters);
  const answer = await holdBack(page, new RegExp(`/api/event/detail/${eventId}$`));
  await noteFirstTitle(page);
  await page.goto(`/event/${eventId}`, { waitUntil: 'commit' });
  await untilTheAppDraws(page);
  await expect(page.getByText('글을 불러오는 중이에요…')).toBeVisible();
  const heading = eventHeading(page, title);
  const place = await heading.boundingBox();
  answer();
  await expect(star(page)).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
  await untilPainted(page);
  expect(await heading.boundingBox()).toEqual(place);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});
