import { expect, test } from './test.ts';

const navigation = { name: '주요 메뉴' } as const;

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
    const event = page.getByRole('article').first().getByRole('link');
    await event.focus();
    await event.press('Enter');
    await expect(page).toHaveURL(/\/event\/\d+$/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: '뒤로 가기' })).toBeFocused();

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
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    }).toPass();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
