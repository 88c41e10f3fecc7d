import { expect, test } from './test.ts';

test('deadlines come to the first cards of home after the app, and move nothing', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:DeadlineLabel|readDeadline)-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/(?:DeadlineLabel|readDeadline)-[^/]*\.js/);
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await asked;
  await page.evaluate(() => document.fonts.ready);
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  const chips = cards.locator('time:has([aria-hidden])');
  const before = await heights();
  await expect(chips).toHaveCount(0);
  release();
  await expect(chips.first()).toBeVisible();
  expect(await heights()).toEqual(before);
});
