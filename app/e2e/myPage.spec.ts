import { stored } from './accounts.ts';
import { expect, test } from './test.ts';

test.describe('my page', () => {
  test('logging out leaves nothing of the person, also in the other tab', async ({
    page,
    context,
    campus,
  }) => {
    await campus.signIn(page);
    const other = await context.newPage();
    await other.goto('/mypage');
    await expect(other.getByText('김하늘')).toBeVisible();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect.poll(async () => Object.keys(await stored(page))).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL('/mypage');
  });

  test('a member without a department is led to its registration', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await page.goto('/mypage');
    await page.getByRole('link', { name: '학과 등록하기' }).click();
    await expect(page).toHaveURL('/register-info');
    await expect(page.getByLabel('이메일')).toHaveValue('saebom.lee@ajou.example');
    await expect(page.getByRole('button', { name: '학과 선택' })).toBeVisible();
  });

  test('a sheet is part of the address and Back closes it', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/mypage');
    for (const [row, sheet] of [
      ['자주 묻는 질문', 'faq'],
      ['서비스 공지', 'notices'],
      [/버전 정보/, 'version'],
    ] as const) {
      await page.getByRole('link', { name: row }).click();
      await expect(page).toHaveURL(`/mypage?sheet=${sheet}`);
      await expect(page.getByRole('dialog', { name: row })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/mypage');
    }
  });

  test('the chosen theme is kept', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/mypage');
    await page.getByRole('button', { name: /화면 테마/ }).click();
    await page.getByRole('radio', { name: '어둡게' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
