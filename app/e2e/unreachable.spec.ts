import { account, leaveForGoogle, withPushToken } from './accounts.ts';
import { openEvent, star } from './events.ts';
import { expect, test } from './test.ts';

const noAnswer = '서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.';

test.describe('where no answer comes, one message says so', () => {
  test.beforeEach(({ page, campus }) => campus.signIn(page));

  test.afterEach(async ({ page }) => {
    await expect(page.getByText(/보내지 못했어요|서버 오류/)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a keyword that cannot be deleted', async ({ page, campus }) => {
    await page.goto('/subscribe/keywordSubscribe');
    const remove = page.getByRole('button', { name: /키워드 지우기/ }).first();
    await expect(remove).toBeVisible();
    await campus.flip({ fail: 'POST /api/keyword/unsubscribe:0' });
    await remove.click();
    const alert = page.getByRole('alertdialog', { name: '구독을 취소하지 못했어요' });
    await expect(alert).toContainText(noAnswer);
    await expect(page.getByText(noAnswer)).toHaveCount(1);
    await alert.getByRole('button', { name: '확인' }).click();
  });

  test('a chip whose list does not come', async ({ page, campus }) => {
    await page.goto('/subscribe');
    await campus.flip({ fail: 'GET /api/event/Dormitory:0' });
    await page.getByRole('button', { name: /^기숙사/ }).click();
    await expect(page.getByText(noAnswer)).toBeVisible();
  });

  test('an opened notification, silently', async ({ page, campus }) => {
    await page.goto('/notification');
    const row = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(row).toBeVisible();
    await campus.flip({ fail: 'POST /api/notification/click:0' });
    await row.click();
    await expect(page).toHaveURL(/\/event\/\d+$/);
    await expect.poll(() => campus.calls('POST /api/notification/click')).toBeGreaterThan(0);
  });

  test('a like and an unlike, each by its name; a server that fails is another matter', async ({
    page,
    campus,
  }) => {
    await page.goto('/event');
    await openEvent(page.getByRole('article').first());
    const said = async (title: string, text: string) => {
      const alert = page.getByRole('alertdialog', { name: title });
      await expect(alert).toContainText(text);
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(alert).toHaveCount(0);
    };
    await expect(page.getByText('글을 불러오는 중이에요…')).toHaveCount(0);
    if ((await star(page).getAttribute('aria-pressed')) === 'true') await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    await campus.flip({ fail: 'POST /api/event/like/*:0' });
    await star(page).click();
    await said('찜하지 못했어요', noAnswer);
    await campus.flip({ clear: '' });
    await campus.flip({ fail: 'POST /api/event/like/*:500', times: '1' });
    await star(page).click();
    await said('찜하지 못했어요', '로그인이 필요한 기능이에요. 로그인했다면 잠시 후 다시 시도해 주세요.');
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await campus.flip({ fail: 'DELETE /api/event/like/*:500', times: '1' });
    await star(page).click();
    await said('찜을 취소하지 못했어요', '로그인했다면 잠시 후 다시 시도해 주세요.');
  });
});

test.describe('offline', () => {
  test.use({ storageState: withPushToken, allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the login is refused in place, and goes on when the network is back', async ({ page, context }) => {
    await page.goto('/login');
    const login = page.getByRole('button', { name: '구글 계정으로 로그인' });
    await expect(login).toBeVisible();
    // What comes after it: the alert's part with all that it needs has run then.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastStack-')),
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login.click();
    const alert = page.getByRole('alertdialog', { name: '로그인하지 못했어요' });
    await expect(alert).toContainText(noAnswer);
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL('/login');
    await context.setOffline(false);
    await leaveForGoogle(page);
    await expect(page.getByText(account.member)).toBeVisible();
  });
});
