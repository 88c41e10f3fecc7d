import { keywordField, openKeywordForm } from './keywordForm.ts';
import { expect, test } from './test.ts';

test.describe('keywords', () => {
  test('add one, see its feed, delete it', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await openKeywordForm(page);
    await keywordField(page).fill('장학');
    await campus.flip({ delay: 'POST /api/keyword/subscribe:1000' });
    await page.getByRole('button', { name: '구독하기' }).dblclick();
    await expect(page.getByRole('button', { name: /‘장학’ 키워드 지우기/ })).toBeVisible();
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(1);
    const rehearsal = (await campus.log()).filter(({ path }) => path === '/api/event/AjouScholarship');
    expect(rehearsal).not.toEqual([]);
    expect(rehearsal.every(({ withBearer }) => !withBearer)).toBe(true);

    await page.goto('/subscribe?tab=keyword');
    await page.getByRole('button', { name: /^장학/ }).click();
    const feed = page.getByRole('region', { name: '‘장학’ 글' });
    await expect(feed.getByRole('article').first()).toContainText('#장학');
    const asked = (await campus.log()).map(({ path }) => path);
    expect(asked).toContain(
      `/api/event/getSubscribedPostsByKeyword/${encodeURIComponent('장학')}_AjouScholarship`,
    );

    await page.getByRole('link', { name: '키워드 설정' }).click();
    await page.getByRole('button', { name: /‘장학’ 키워드 지우기/ }).click();
    await expect(page.getByText('아직 구독한 키워드가 없어요.')).toBeVisible();
    expect(await campus.calls('POST /api/keyword/unsubscribe')).toBe(1);
  });

  test('four deletions are one toast, which stays over a tab change and brings all four back', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page, 'collector');
    await page.goto('/subscribe?tab=keyword');
    await page.getByRole('link', { name: '키워드 설정' }).click();
    const removals = page.getByRole('button', { name: /키워드 지우기/ });
    await expect(removals).toHaveCount(10);
    for (const left of [9, 8, 7, 6]) {
      await removals.first().click();
      await expect(removals).toHaveCount(left);
    }
    const toast = page.getByRole('listitem').filter({ hasText: '되돌리기' });
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('키워드 4개를 지웠어요.');
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await page.getByRole('tab', { name: /^구독 알림/ }).click();
    await page.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => campus.calls('POST /api/keyword/subscribe')).toBe(4);
    await page.goto('/subscribe/keywordSubscribe');
    await expect(removals).toHaveCount(10);
  });

  test('one that is there already is told in place, without a call', async ({ page, campus }) => {
    await campus.signIn(page);
    await openKeywordForm(page);
    await keywordField(page).fill('장학');
    await expect(keywordField(page)).toHaveAccessibleDescription(/^이미 구독한 키워드예요/);
    await page.getByRole('button', { name: '구독하기' }).click({ force: true });
    await expect(keywordField(page)).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await keywordField(page).fill('근로');
    await page.getByRole('button', { name: '구독하기' }).click();
    await expect(page.getByRole('button', { name: /‘근로’ 키워드 지우기/ })).toBeVisible();
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(1);
  });

  for (const [status, title, close] of [
    [409, '이미 구독한 키워드예요', '확인'],
    [400, '키워드 개수를 넘었어요', '확인'],
    // A 404 may be about the push token too: connecting anew is offered beside.
    [404, '찾을 수 없어요', '닫기'],
    [500, '서버 오류', '확인'],
  ] as const) {
    test(`a refusal with ${status} says ‘${title}’ and keeps what was typed`, async ({ page, campus }) => {
      await campus.signIn(page);
      await campus.flip({ fail: `POST /api/keyword/subscribe:${status}` });
      await openKeywordForm(page);
      await keywordField(page).fill('근로');
      await page.getByRole('button', { name: '구독하기' }).click();
      await expect(page.getByRole('alertdialog', { name: title, exact: true })).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: close }).click();
      await expect(keywordField(page)).toHaveValue('근로');
      expect(await campus.calls('POST /api/keyword/subscribe')).toBe(1);
    });
  }

  test('no answer at all says ‘오류’ and keeps what was typed', async ({ page, campus, provoked }) => {
    provoked.push(/net::ERR_FAILED .*\/api\/keyword\/subscribe$/);
    await campus.signIn(page);
    let attempts = 0;
    await page.route('**/api/keyword/subscribe', (route) => {
      attempts += 1;
      return route.abort();
    });
    await openKeywordForm(page);
    await keywordField(page).fill('근로');
    await page.getByRole('button', { name: '구독하기' }).click();
    await page.getByRole('alertdialog', { name: '오류', exact: true }).getByRole('button').click();
    await expect(keywordField(page)).toHaveValue('근로');
    expect(attempts).toBe(1);
  });

  test('with ten keywords the form says so before a call', async ({ page, campus }) => {
    await campus.signIn(page, 'collector');
    await openKeywordForm(page);
    await expect(page.getByText(/키워드 10개를 모두 썼어요/)).toBeVisible();
    await keywordField(page).fill('근로');
    await keywordField(page).press('Enter');
    await expect(page.getByRole('alertdialog', { name: '키워드 개수를 넘었어요' })).toBeVisible();
    expect(await campus.calls('POST /api/keyword/subscribe')).toBe(0);
  });
});
