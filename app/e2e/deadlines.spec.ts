import { holdBack } from './heldBack.ts';
import { expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

test('deadlines come to the first cards of home after the app, and move nothing', async ({ page }) => {
  const part = /\/(?:lateParts|readDeadline)-[^/]*\.js/;
  const letIn = await holdBack(page, part);
  const asked = page.waitForRequest(part);
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await asked;
  await untilTypeface(page);
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));
  const chips = cards.locator('time:has([aria-hidden])');
  const before = await heights();
  await expect(chips).toHaveCount(0);
  letIn();
  await expect(chips.first()).toBeVisible();
  expect(await heights()).toEqual(before);
});
