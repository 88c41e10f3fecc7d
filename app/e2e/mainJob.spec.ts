import type { Page } from '@playwright/test';
import { callsOf } from './calls.ts';
import { eventHeading, openEvent, star } from './events.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';

const popularHeading = { name: '이번 주 인기글' };

function cards(page: Page) {
  return page.getByRole('article');
}

test.describe('the main job', () => {
  test('a member sees the popular posts, searches a board, opens an event and likes it for good', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page, 'newcomer');
    await expect(page.getByRole('heading', popularHeading)).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('link', { name: /^배너 1/ })).toBeVisible();

    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).click();
    await page.getByRole('searchbox').fill('장학');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/searchText=/);
    const found = page.getByRole('region', { name: '‘장학’ 검색 결과' }).getByRole('article').first();
    await expect(found.getByRole('heading')).toContainText('장학');
    const title = await openEvent(found);

    await expect(page).toHaveURL(/\/event\/\d+$/);
    const like = star(page);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await campus.flip({ delay: 'POST /api/event/like/*:1000' });
    await like.dblclick();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const eventId = new URL(page.url()).pathname.split('/').at(-1);
    expect(await campus.calls(`POST /api/event/like/${eventId}`)).toBe(1);

    await page.reload();
    await expect(eventHeading(page, title)).toBeVisible();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(star(found)).toHaveAttribute('aria-pressed', 'true');
    await expect(found.getByRole('heading')).toHaveText(title);
  });

  test('list and detail agree on a like after going back', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await page.goto('/event');
    const second = cards(page).nth(1);
    const title = await openEvent(second);
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    const count = (await star(page).textContent()) ?? '';
    await page.goBack();
    await expect(second.getByRole('heading')).toHaveText(title);
    await expect(star(second)).toHaveAttribute('aria-pressed', 'true');
    await expect(star(second)).toHaveText(count);
  });

  test('a visitor who likes is offered the login, and no call is made', async ({ page }) => {
    const calls = callsOf(page);
    await page.goto('/');
    await star(cards(page).first()).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('로그인이 필요한 기능이에요');
    await alert.getByRole('button', { name: '닫기' }).click();
    await expect(alert).toHaveCount(0);
    await star(cards(page).first()).click();
    await alert.getByRole('button', { name: '로그인하기' }).click();
    await expect(page).toHaveURL('/login');
    expect(calls.filter((call) => call.includes('/like/'))).toEqual([]);
  });

  test('a like that fails changes nothing and says so', async ({ page, campus }) => {
    await campus.signIn(page, 'newcomer');
    await campus.flip({ fail: 'POST /api/event/like/*:500' });
    const like = star(cards(page).first());
    const before = (await like.textContent()) ?? '';
    await like.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveText(before);
  });
});

test.describe('an event', () => {
  test.use({
    timezoneId: 'America/New_York',
    allowedConsoleErrors: [/status of 404 .*\/api\/event\/detail\/999999999$/],
  });

  test('registers in the calendar with Korea time, whatever the zone of the device', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await openEvent(cards(page).first());
    await page.getByRole('button', { name: '캘린더에 추가' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('시작').fill('2026-03-05T10:30');
    await dialog.getByLabel('종료').fill('2026-03-05T09:00');
    await expect(dialog.getByLabel('시작')).toHaveValue('2026-03-05T09:00');
    await dialog.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('캘린더');
    const sent = (await campus.log()).filter(({ path }) => path === '/api/event/calendar');
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { startDate: '2026-03-05T09:00:00+09:00', endDate: '2026-03-05T09:00:00+09:00' },
    ]);
  });

  test('that the server does not know says so, in the title too', async ({ page, campus }) => {
    await page.goto('/event/999999999');
    await expect(page.getByText('지워진 글이에요')).toBeVisible();
    await expect(page).toHaveTitle('지워진 글이에요 | 캠퍼스벨');
    await expect(page.getByText('글을 불러오는 중이에요')).toHaveCount(0);
    expect(await campus.calls('GET /api/event/detail/999999999')).toBe(1);
    await page.getByRole('link', { name: '다른 글 보기' }).click();
    await expect(page).toHaveURL(/\/event\?/);
  });

  test('stands at once with what its card told, fails with one message, and follows on the retry', async ({
    page,
    campus,
  }) => {
    await page.goto('/');
    await untilTheAppDraws(page);
    await campus.flip({ fail: 'GET /api/event/detail/*:500', times: '1' });
    const title = await openEvent(cards(page).first());
    await expect(page).toHaveTitle(`${title} | 캠퍼스벨`);
    await expect(page.getByText('아직 불러오지 못했어요.')).toBeVisible();
    await expect(page.getByText('글을 불러오는 중이에요')).toHaveCount(0);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('button', { name: '캘린더에 추가' })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | 캠퍼스벨`);
  });

  test('asked for with a dead session tells the session story once and leads to the login', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await expect(cards(page)).toHaveCount(10);
    await campus.expire({ refresh: true });
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('alertdialog')).toContainText('로그인 시간이 만료되어 로그아웃 되었습니다.');
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await campus.calls('PATCH /api/users/reissue-token')).toBe(1);
  });

  test('asked for with an expired token is shown after one silent reissue', async ({ page, campus }) => {
    await campus.signIn(page);
    await expect(cards(page)).toHaveCount(10);
    await campus.expire();
    await openEvent(cards(page).first());
    await expect.poll(() => campus.calls('PATCH /api/users/reissue-token')).toBe(1);
    await expect(page.getByText('글을 불러오는 중이에요…')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
