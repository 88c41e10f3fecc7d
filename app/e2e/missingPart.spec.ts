import type { Page } from '@playwright/test';
import { star } from './events.ts';
import { enlargeText } from './overlays.ts';
import { appLayerStands, noteListeners } from './pwa/support/appLayer.ts';
import { expect, test } from './test.ts';

/** A part that a new deploy took away, or that a network lost, until it arrives again. */
async function lose(page: Page, part: string) {
  const files = `**/assets/${part}-*.js`;
  let times = 0;
  await page.route(files, async (route) => {
    times += 1;
    await route.abort('failed');
  });
  return { times: () => times, arrive: () => page.unroute(files) };
}

/** Answers the browser's own dialogs; gives what they said. */
function dialogsOf(page: Page, isAccepted: boolean): string[] {
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(`${dialog.type()} ${dialog.message()}`);
    await (isAccepted ? dialog.accept() : dialog.dismiss());
  });
  return said;
}

test.use({
  permissions: ['clipboard-write'],
  allowedConsoleErrors: [/ERR_FAILED.*\/assets\/|dynamically imported module/],
});

test.describe('without its part', () => {
  test('a toast still says what happened, the app stays, and the next one asks for the part again', async ({
    page,
    campus,
  }) => {
    const part = await lose(page, 'ToastStack');
    await page.goto(await campus.eventPath());
    const said = dialogsOf(page, true);
    const share = page.getByRole('button', { name: /공유/ });
    await share.click();
    await expect.poll(() => said).toEqual(['alert 링크를 복사했어요.']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await part.arrive();
    await share.click();
    await expect(page.getByRole('region', { name: /알림 모음/ }).getByRole('listitem')).toHaveText(
      '링크를 복사했어요.',
    );
    expect(said).toHaveLength(1);
  });

  test('an alert still reaches the student', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await campus.flip({ fail: 'POST /api/event/like/*:500' });
    const part = await lose(page, 'dialogs');
    await page.goto(await campus.eventPath());
    const said = dialogsOf(page, true);
    await star(page).click();
    await expect.poll(() => said).toEqual([expect.stringContaining('찜하지 못했어요')]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await part.arrive();
    await star(page).click();
    await expect(page.getByRole('alertdialog', { name: '찜하지 못했어요' })).toBeVisible();
    expect(said).toHaveLength(1);
  });

  test('a question is still asked before anything is done', async ({ page, campus }) => {
    await campus.signIn(page);
    await lose(page, 'dialogs');
    await page.goto('/mypage');
    const leave = page.getByRole('button', { name: '로그아웃' });
    const said = dialogsOf(page, false);
    await leave.click();
    await expect.poll(() => said).toEqual([expect.stringMatching(/^confirm 로그아웃.+\n로그아웃$/s)]);
    await expect(page).toHaveURL('/mypage');
    page.removeAllListeners('dialog');
    dialogsOf(page, true);
    await leave.click();
    await expect(page).toHaveURL('/login');
  });

  test('an offer to undo is a question', async ({ page, campus }) => {
    await campus.signIn(page);
    await lose(page, 'ToastStack');
    await page.goto('/liked');
    const said = dialogsOf(page, true);
    await star(page.getByRole('article').first()).click();
    await expect.poll(() => said).toEqual([expect.stringMatching(/^confirm .+되돌리기$/s)]);
    await expect
      .poll(async () => (await campus.log()).filter(({ path }) => /like\//.test(path)).length)
      .toBe(2);
  });

  test('the bell of a member comes with the next screen', async ({ page, campus }) => {
    await campus.signIn(page);
    const part = await lose(page, 'MemberFollower');
    await page.goto('/');
    await expect.poll(part.times).toBeGreaterThan(0);
    await expect(page.getByRole('article')).toHaveCount(10);
    await part.arrive();
    const tabs = page.getByRole('navigation');
    await tabs.getByRole('link', { name: '검색' }).click();
    await tabs.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('link', { name: /읽지 않은 알림/ })).toBeVisible();
  });
});

test.describe('without a part of the frame', () => {
  test('the places stand in full beside large text, and the next screen asks for their menu', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    const part = await lose(page, 'lateParts');
    await page.goto(await campus.eventPath());
    await enlargeText(page);
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await expect.poll(part.times).toBeGreaterThan(0);
    await expect(navigation.getByRole('link')).toHaveCount(5);
    const arrived = page.waitForEvent('requestfinished', (request) => /lateParts-/.test(request.url()));
    await part.arrive();
    await navigation.getByRole('link', { name: '프로필' }).click();
    await expect(page).toHaveURL('/mypage');
    await arrived;
    await page.goBack();
    await navigation.getByRole('button', { name: '메뉴' }).click();
    await expect(page.getByRole('dialog', { name: '주요 메뉴' })).toBeVisible();
  });

  test('what makes the page an app comes with the next screen', async ({ context, page }) => {
    await noteListeners(context);
    const part = await lose(page, 'PwaLayer');
    await page.goto('/');
    await expect.poll(part.times).toBeGreaterThan(0);
    await expect(page.getByRole('article')).toHaveCount(10);
    await part.arrive();
    await page.getByRole('navigation').getByRole('link', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/event/);
    await appLayerStands(page);
  });
});

for (const [where, what, userAgent] of [
  [
    'on an iPhone',
    'an invitation',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'in another app’s browser',
    'the way out',
    'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.0.92 Android',
  ],
] as const) {
  test.describe(where, () => {
    test.use({
      // What the app asks for in its idle time may meet the lost network.
      allowedConsoleErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED).*\/assets\/|dynamically imported module/],
      userAgent,
    });

    test(`${what} whose part is missing leaves home and all beside it standing`, async ({
      page,
      context,
    }) => {
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const part = await lose(page, 'dialogs');
      await page.goto('/');
      await expect.poll(part.times).toBeGreaterThan(0);
      await context.setOffline(true);
      await expect(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
      expect(loads).toBe(1);
      await expect(page.getByRole('article')).toHaveCount(10);
      await expect(page.getByRole('heading', { name: '문제가 생겼어요' })).toHaveCount(0);
    });
  });
}
