import { account, exchange, withPushToken } from './accounts.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test.describe('by keyboard alone', () => {
  test.use({ storageState: withPushToken });

  test('a new member signs up', async ({ page, campus }) => {
    await page.goto('/privacy-agreement');
    await tabTo(page, '서비스 이용약관 보기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '서비스 이용약관' })).toBeVisible();
    await tabTo(page, '확인하고 동의하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: /서비스 이용약관/ })).toBeChecked();
    await expect(page.getByRole('button', { name: '서비스 이용약관 보기' })).toBeFocused();
    for (const name of [/만 14세 이상/, /개인정보 수집과 이용에/]) {
      await page.getByRole('checkbox', { name }).focus();
      await page.keyboard.press('Space');
    }
    await tabTo(page, '다음');
    await page.keyboard.press('Enter');
    await tabTo(page, '구글 계정으로 가입하기');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '계정 선택' })).toBeVisible();
    await tabTo(page, account.firstTimer);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/register-info');
    await tabTo(page, '학과 선택');
    await page.keyboard.press('Enter');
    await tabTo(page, '학과 찾기');
    await page.keyboard.type('건축');
    await expect(page.getByRole('radio', { name: '소프트웨어학과' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '건축학과' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '학과', exact: true })).toHaveValue('건축학과');
    await tabTo(page, '등록하기');
    await page.keyboard.press('Enter');
    const done = page.getByRole('alertdialog', { name: '가입을 마쳤어요' });
    await expect(done.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/subscribe/);
    expect(await campus.calls(exchange)).toBe(1);
  });

  test('a member withdraws', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await page.goto('/delete-account');
    for (const name of ['계속하기', '게시판 구독 초기화', '키워드 구독 초기화']) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('초기화했어요')).toHaveCount(2);
    await tabTo(page, '알림이 너무 많음');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '사용 빈도가 낮음' })).toBeChecked();
    await tabTo(page, '탈퇴하기');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await campus.calls('DELETE /api/users')).toBe(1);
  });
});
