import type { Page } from '@playwright/test';
import { star } from './events.ts';
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
    await page.goto(await campus.eventPath());
    const part = await lose(page, 'ToastStack');
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
    await page.goto(await campus.eventPath());
    const part = await lose(page, 'AlertFrame');
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
    await page.goto('/mypage');
    await lose(page, 'AlertFrame');
    const leave = page.getByRole('button', { name: '로그아웃' });
    const said = dialogsOf(page, false);
    await leave.click();
    await expect.poll(() => said).toEqual([expect.stringMatching(/^confirm 로그아웃/)]);
    await expect(page).toHaveURL('/mypage');
    page.removeAllListeners('dialog');
    dialogsOf(page, true);
    await leave.click();
    await expect(page).toHaveURL('/login');
  });

  test('an offer to undo is a question', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    await lose(page, 'ToastStack');
    const said = dialogsOf(page, true);
    await star(page.getByRole('article').first()).click();
    await expect.poll(() => said).toEqual([expect.stringMatching(/^confirm .+되돌리기$/s)]);
    await expect.poll(() => campus.calls('GET /api/event/liked')).toBeGreaterThan(0);
    await expect
      .poll(async () => (await campus.log()).filter(({ path }) => /like\//.test(path)).length)
      .toBe(2);
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  });

  test('an invitation whose part is missing leaves home standing', async ({ page }) => {
    const part = await lose(page, 'DialogFrame');
    await page.goto('/');
    await expect.poll(part.times).toBeGreaterThan(0);
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('heading', { name: '문제가 생겼어요' })).toHaveCount(0);
  });
});
