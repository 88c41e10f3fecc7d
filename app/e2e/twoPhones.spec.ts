import { stored } from './accounts.ts';
import { apiOrigin } from './addresses.ts';
import { untilSaid } from './said.ts';
import { expect, test } from './test.ts';

const reissue = 'PATCH /api/users/reissue-token';
const personal = ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'];

/** The screens that ask the server for something, and what each shows to a member without anything. */
const screens = [
  { path: '/', before: '이번 주 인기글' },
  { path: '/event', before: '검색' },
  { path: '/liked', before: '찜' },
  { path: '/subscribe', before: '구독' },
  { path: '/notification', before: '알림' },
  { path: '/mypage', before: '프로필' },
];

test.describe('a member on two phones', () => {
  test.use({ allowedConsoleErrors: [new RegExp(`status of (500|404) .*${apiOrigin}/api/`)] });

  test('who withdraws on one is signed out on the other, whatever screen it shows first', async ({
    page: first,
    browser,
    campus,
  }) => {
    const other = await browser.newContext();
    const second = await other.newPage();
    await campus.signIn(first, 'newcomer');
    await campus.signIn(second, 'newcomer');
    for (const { path, before } of screens) {
      await second.goto(path);
      await expect(second.getByRole('heading', { name: before }).first()).toBeVisible();
      await expect(second.getByRole('alertdialog')).toHaveCount(0);
    }
    const session = await stored(second);
    await second.close();

    await first.goto('/delete-account');
    await first.getByRole('button', { name: '계속하기' }).click();
    await first.getByRole('button', { name: '게시판 구독 초기화' }).click();
    await expect(first.getByText('초기화했어요')).toHaveCount(1);
    await first.getByRole('button', { name: '키워드 구독 초기화' }).click();
    await expect(first.getByText('초기화했어요')).toHaveCount(2);
    await first.getByText('사용 빈도가 낮음').click();
    const told = untilSaid(first, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    await first.getByRole('button', { name: '탈퇴하기' }).click();
    await told;

    for (const { path } of screens) {
      await test.step(`${path} on the other phone`, async () => {
        // A page of its own: closing the notice is a step back, which would meet the next address half way.
        const opened = await other.newPage();
        await opened.goto('/terms_of_service.html');
        await opened.evaluate((kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        }, session);
        const asked = await campus.calls(reissue);
        await opened.goto(path);
        const notice = opened.getByRole('alertdialog', { name: '탈퇴한 계정이에요' });
        await expect(notice).toContainText('다른 기기에서 탈퇴해서');
        await expect(opened).toHaveURL('/login');
        await expect(opened.getByRole('alertdialog')).toHaveCount(1);
        expect(await campus.calls(reissue)).toBe(asked + 1);
        for (const key of personal) expect(Object.keys(await stored(opened))).not.toContain(key);
        await notice.getByRole('button').click();
        await expect(opened.getByRole('button', { name: '구글 계정으로 로그인' })).toBeVisible();
        await opened.close();
      });
    }
    const visitor = await other.newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('article')).toHaveCount(10);
    await visitor.goto('/event');
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByText('서버 오류')).toHaveCount(0);
    await other.close();
  });
});
