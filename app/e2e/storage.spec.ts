import { expect, test } from './test.ts';

for (const [what, values] of [
  [
    'values that a broken client wrote',
    { accessToken: 'null', major: 'null', name: 'undefined', id: 'null' },
  ],
  ['tampered values', { accessToken: '토큰\n', refreshToken: '{', modalDismissedUntil: 'x', theme: '<b>' }],
] as const) {
  test(`${what} in the storage leave no white page`, async ({ page }) => {
    await page.goto('/terms_of_service.html');
    await page.evaluate((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    }, values);
    await page.goto('/event');
    await expect(page.getByRole('searchbox')).toBeAttached();
    await page.goto('/mypage');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: '구글 계정으로 로그인' })).toBeAttached();
  });
}

test('a browser without storage shows the app and its login', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/event');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/mypage');
  await expect(page.getByRole('button', { name: '구글 계정으로 로그인' })).toBeVisible();
});
