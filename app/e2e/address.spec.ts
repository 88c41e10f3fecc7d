import { expect, test } from './test.ts';

const searchAddress = (detail: string, group: string) =>
  new RegExp(`^[^?]*/event\\?${new URLSearchParams({ group, detail })}$`.replaceAll('+', '(\\+|%20)'));

test.describe('an address that cannot be shown as it is', () => {
  test.use({ allowedConsoleErrors: [/status of 40[04].*getSubscribedPostsByKeyword/] });
  test.beforeEach(({ page, campus }) => campus.signIn(page));

  for (const [bad, shown] of [
    ['/subscribe?chosen=', '/subscribe'],
    ['/subscribe?tab=x&guide=1', '/subscribe'],
    ['/subscribe?chosen=Nowhere', '/subscribe'],
    ['/subscribe?tab=keyword&chosen=%25EA%25B0%2580_Nowhere', '/subscribe?tab=keyword'],
    ['/notification?tab=x&unreadOnly=1', '/notification'],
    ['/liked?searchText=', '/liked'],
    ['/mypage?sheet=x', '/mypage'],
    ['/delete-account?step=2', '/delete-account'],
    ['/event?group=없는%20단체&detail=없는%20게시판', searchAddress('아주대학교-일반', '아주대 공지사항')],
    ['/event?group=기숙사&detail=경영학과', searchAddress('기숙사', '기숙사')],
    ['/event?detail=경영학과', searchAddress('경영학과', '학과 공지사항')],
  ] as const) {
    test(`is replaced by what is shown: ${bad}`, async ({ page }) => {
      await page.goto(bad);
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page, 'the bad address is no step of the history').toHaveURL('/');
    });
  }

  test('keeps what belongs to others', async ({ page }) => {
    await page.goto('/liked?searchText=&openExternalBrowser=1');
    await expect(page).toHaveURL('/liked?openExternalBrowser=1');
  });
});
