import { holdBack } from './heldBack.ts';
import { expect, test } from './test.ts';

test.describe('a document whose scripts do not arrive', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED .*\/assets\//] });

  for (const address of ['/', '/event/{id}']) {
    test(`${address} says so after a while, without any script, and loads again on a tap`, async ({
      page,
      campus,
    }) => {
      const path = address === '/' ? address : await campus.eventPath();
      let isBlocked = true;
      await page.route('**/assets/*.js', (route) => (isBlocked ? route.abort() : route.continue()));
      await page.goto(path);
      const again = page.getByRole('link', { name: '다시 불러오기' });
      await expect(again).toBeHidden();
      await expect(again).toBeVisible();
      isBlocked = false;
      await again.click();
      await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
      await expect(page.getByText('화면이 열리지 않고 있어요')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('nothing moves while it waits: every frame drawn meanwhile is time that the start lacks', async ({
    page,
  }) => {
    const letIn = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const again = page.getByRole('link', { name: '다시 불러오기', includeHidden: true });
    await expect(again).toBeAttached();
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const { localTime, delay = 0 } = effect?.getComputedTiming() ?? {};
        return Number(localTime) >= delay;
      }),
    );
    expect(moving).toEqual([false]);
    letIn();
    await expect(again).toHaveCount(0);
  });

  test('a document whose scripts arrive never does', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('화면이 열리지 않고 있어요')).toHaveCount(0);
  });
});
