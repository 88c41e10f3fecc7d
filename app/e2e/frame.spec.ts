import type { Page } from '@playwright/test';
import { enlargeText } from './overlays.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';
import { untilTypeface } from './typeface.ts';

const navigation = { name: '주요 메뉴' } as const;

/** Where both bars of an event lie: their upper edges, and what share of the height they take together. */
async function barsOf(page: Page) {
  const boxes = await Promise.all(
    [
      page.getByRole('navigation', navigation),
      page.getByRole('region', { name: '공지에 할 수 있는 일' }),
    ].map((bar) => bar.boundingBox()),
  );
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  const height = page.viewportSize()?.height ?? Number.NaN;
  return { tops, share: (height - Math.min(...tops)) / height };
}

test.describe('the frame around the screens', () => {
  for (const path of ['/', '/event', '/liked', '/subscribe', '/notification']) {
    test(`the bottom navigation stands on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', navigation)).toBeVisible();
    });
  }

  test('the bottom navigation stands on an event', async ({ page, campus }) => {
    await page.goto(await campus.eventPath());
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('navigation', navigation)).toBeVisible();
  });

  test('both bars of an event take at most 18 % of a phone; on its side and with large text they are one', async ({
    page,
    campus,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await campus.eventPath());
    await expect(page.getByRole('article')).toBeVisible();
    await page.addStyleTag({ content: ':root { --edge-safeBottom: 34px; }' });
    await untilTypeface(page);
    const upright = await barsOf(page);
    expect(new Set(upright.tops).size).toBe(2);
    expect(upright.share).toBeLessThanOrEqual(0.18);

    await page.setViewportSize({ width: 844, height: 390 });
    const onItsSide = await barsOf(page);
    expect(new Set(onItsSide.tops).size).toBe(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page);
    await expect(page.getByRole('button', { name: '메뉴' })).toBeVisible();
    const large = await barsOf(page);
    expect(new Set(large.tops).size).toBe(1);
    expect(large.share).toBeLessThanOrEqual(0.18);
    await page.getByRole('navigation', navigation).getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('dialog', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '검색' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('Tab comes to the way past the navigation first, then to the navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', navigation).getByRole('link', { name: '홈' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const path of ['/login', '/privacy-agreement', '/signUp/select', '/signUp', '/guide']) {
    test(`no bottom navigation on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', navigation)).toHaveCount(0);
    });
  }

  test.describe('a screen that breaks', () => {
    test.use({ allowedConsoleErrors: [/broken on purpose/] });

    test('shows the error screen, and the rest of the app goes on', async ({ page }) => {
      await page.route('**/assets/NotFoundRoute-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export function NotFoundRoute() { throw new Error('broken on purpose'); }",
        }),
      );
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: '화면을 보여 드리지 못했어요' })).toBeVisible();
      await page.getByRole('link', { name: /홈/ }).first().click();
      await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    });
  });

  test('a screen opened from another has the focus on its title; a tab of the navigation keeps it', async ({
    page,
  }) => {
    await page.goto('/');
    await untilTheAppDraws(page);
    const event = page.getByRole('article').first().getByRole('link');
    await event.focus();
    await event.press('Enter');
    await expect(page).toHaveURL(/\/event\/\d+$/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
    for (const name of ['다음 글', '이전 글', '뒤로 가기']) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }

    const tab = page.getByRole('navigation', navigation).getByRole('link', { name: '검색' });
    await tab.press('Enter');
    await expect(page).toHaveURL(/\/event\?/);
    await expect(page.getByRole('heading', { level: 1, name: '검색' })).toBeVisible();
    await expect(tab).toBeFocused();
  });

  test('at 320×480 with text of 200 % a board still pages on and nothing runs out sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/event');
    await enlargeText(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    }).toPass();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
