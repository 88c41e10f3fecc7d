import type { Page } from '@playwright/test';
import { foreignWords, shownTexts } from '../../.storybook/words/shownTexts.ts';
import { account, exchange, pressUnmet, withPushToken } from './accounts.ts';
import { untilSaid } from './said.ts';
import { expect, test } from './test.ts';

/** Once nothing is under way any more: no Korean but what was posted or typed so, and no page wider than the phone. */
async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(async () => foreignWords(await page.evaluate(shownTexts))).toEqual([]);
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beside, 'px wider than the phone').toBe(0);
}

test.describe('a member who reads English', () => {
  test.use({ locale: 'en-US', storageState: withPushToken, viewport: { width: 320, height: 740 } });

  test('signs up, subscribes, sets a keyword, reads the inbox and leaves', async ({ page, campus }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Log in | Campus Bell');
    await expectEnglish(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expectEnglish(page);
    await pressUnmet(page, 'Next');
    await page.getByRole('alertdialog', { name: 'Your consent is needed' }).getByRole('button').click();
    await page.getByText('I agree to all').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await page.getByRole('link', { name: account.firstTimer }).click();

    await expect(page).toHaveURL('/register-info');
    await pressUnmet(page, 'Register');
    await expect(page.getByText('* Please choose your department.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose department' }).click();
    await page.getByRole('searchbox').fill('Math');
    await page.getByRole('radio', { name: 'Mathematics' }).click();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alertdialog', { name: 'You’re signed up' }).getByRole('button').click();
    await expect(page).toHaveURL(/\/subscribe\?guide=true$/);
    expect(await campus.calls(exchange)).toBe(1);
    const registered = (await campus.log()).find(({ path }) => path === '/api/users/register-info');
    expect(registered?.body).toContain('수학과');
    await expectEnglish(page);

    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await panel.getByRole('searchbox').fill('Software');
    await panel.getByRole('button', { name: /^Subscribe.*Software$|^Software.*Subscribe$/ }).click();
    await expect(panel.getByRole('button', { name: /^Software, subscribed/ })).toBeVisible();
    await expectEnglish(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expectEnglish(page);
    expect(await campus.calls('POST /api/topic/subscribe')).toBe(1);

    await page.goto('/subscribe/keywordSubscribe');
    await page.getByRole('button', { name: /^Board/ }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a board' });
    await picker.getByRole('searchbox').fill('Scholarship');
    await picker.getByRole('button', { name: 'Ajou Scholarships', exact: true }).click();
    await page.getByRole('textbox', { name: 'Keyword' }).fill('장학');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Delete keyword “장학”/ })).toBeVisible();
    const keyword = (await campus.log()).find(({ path }) => path === '/api/keyword/subscribe');
    expect(keyword?.body).toContain('AjouScholarship');

    for (const path of [
      '/notification',
      '/liked',
      '/event',
      '/mypage',
      '/guide',
      '/profile-modification',
      '/',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(/^[^가-힣]*Campus Bell$/);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectEnglish(page);
    }
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/event\/\d+$/);
    await expectEnglish(page);

    await page.goto('/delete-account');
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const what of ['Board subscriptions', 'Keyword subscriptions'])
      await page.getByRole('button', { name: `Reset: ${what}` }).click();
    await page.getByText('I rarely use it').click();
    await expectEnglish(page);
    const told = untilSaid(page, 'Your account is deleted');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await told;
    await expect(page).toHaveURL('/');
    expect(await campus.calls('DELETE /api/users')).toBe(1);
    await expect(page.getByRole('heading', { name: 'Popular this week' })).toBeVisible();
  });
});
