import { holdBack, holdTheApp } from './heldBack.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';

test('home asks for its posts before the app is there, as a visitor and once', async ({ page, campus }) => {
  const letIn = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => campus.calls('GET /api/event/popular')).toBe(1);
  letIn();
  await untilTheAppDraws(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(await campus.calls('GET /api/event/popular')).toBe(1);
  expect(await campus.calls('GET /api/event/banner')).toBe(1);
});

test('home asks for a member’s posts before the app is there, and for everybody’s, each once', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  const before = (await campus.log()).length;
  const asked = async () =>
    (await campus.log())
      .slice(before)
      .filter(({ path }) => path === '/api/event/popular')
      .map((call) => call.withBearer)
      .toSorted();
  const letIn = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(asked).toEqual([false, true]);
  letIn();
  await untilTheAppDraws(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.locator('article [aria-busy]')).toHaveCount(0);
  expect(await asked()).toEqual([false, true]);
});

test('an event asks for itself and its part of the app before the app is there, and counts one view', async ({
  page,
  campus,
}) => {
  const path = await campus.eventPath();
  const call = `GET /api${path.replace('event', 'event/detail')}`;
  const letIn = await holdTheApp(page);
  const part = page.waitForRequest(/\/assets\/EventDetailRoute-/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => campus.calls(call)).toBe(1);
  await part;
  await expect(page.getByRole('article')).toHaveCount(0);
  letIn();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await campus.calls(call)).toBe(1);
});

test('an event asks for itself before style sheet and boot are there', async ({ page, campus }) => {
  const path = await campus.eventPath();
  const letIn = await holdBack(page, /\/assets\/(?:boot-.*\.js|.*\.css)$/);
  await page.goto(path, { waitUntil: 'commit' });
  const calls = () => campus.calls(`GET /api${path.replace('event', 'event/detail')}`);
  await expect.poll(calls).toBe(1);
  letIn();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await calls()).toBe(1);
});

test('home asks for the picture of the first banner before the app is there, and once', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/banner-1\./.test(request.url())) pictures.push(request.resourceType());
  });
  const letIn = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => pictures).toEqual(['image']);
  letIn();
  const picture = page.getByRole('img', { name: /^배너 1/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(pictures).toEqual(['image']);
});
