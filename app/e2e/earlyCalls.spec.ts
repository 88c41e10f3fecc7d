import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Holds back the app's own script; gives what lets it come. */
async function holdTheApp(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/(main|index|first)-/, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

for (const [who, withBearer] of [
  ['a visitor', false],
  ['a member', true],
] as const) {
  test(`home asks for its posts before the app is there, as ${who} and once`, async ({ page, campus }) => {
    if (withBearer) await campus.signIn(page);
    const before = await campus.calls('GET /api/event/popular');
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => campus.calls('GET /api/event/popular')).toBe(before + 1);
    letIn();
    await expect(page.getByRole('article')).toHaveCount(10);
    const asked = (await campus.log()).filter(({ path }) => path === '/api/event/popular').slice(before);
    expect(asked.map((call) => call.withBearer)).toEqual([withBearer]);
    expect(await campus.calls('GET /api/event/banner')).toBe(before + 1);
  });
}

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
  letIn();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await campus.calls(call)).toBe(1);
});
