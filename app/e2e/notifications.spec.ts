import type { Page } from '@playwright/test';
import { loadedRows } from './events.ts';
import { pagesAsked } from './pagesAsked.ts';
import { expect, test } from './test.ts';

const list = 'GET /api/notification/topic';
const count = 'GET /api/notification/unread-count';
const readAll = 'POST /api/notification/readAll';
const unread = (page: Page) => page.getByRole('link', { name: /^읽지 않음/ });

test.describe('notifications', () => {
  test('a visitor is led to the login, without a call', async ({ page, campus }) => {
    await page.goto('/notification');
    await expect(page.getByRole('main').getByRole('link', { name: '로그인하기' })).toBeVisible();
    expect((await campus.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  });

  test('57 rows come in six pages, none asked for twice', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/notification');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText('더 이상 알림이 없어요.')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 90_000 });
    expect(await loadedRows(page)).toBe(57);
    const last = page.getByRole('main').getByRole('listitem').last();
    await expect(last).toHaveAttribute('aria-posinset', '57');
    expect(await pagesAsked(campus, '/api/notification/topic')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('listing lowers the bell to what the server counts, and one tap is reported once', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    const bell = page.getByRole('link', { name: /읽지 않은 알림 13개/ });
    await bell.click();
    await expect(unread(page)).toHaveCount(9);
    const first = unread(page).first();
    const path = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('article')).toBeVisible();
    await expect.poll(() => campus.calls('POST /api/notification/click')).toBe(1);
    await page.goBack();
    await expect(unread(page)).toHaveCount(8);
    expect(await campus.calls(list)).toBe(1);
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await expect(page.getByRole('link', { name: /읽지 않은 알림 4개/ })).toBeVisible();
  });

  test('marking all read asks first, then reloads list and count once', async ({ page, campus }) => {
    await campus.signIn(page);
    // The frame has asked at its start; the list asks once for the rows that it marked read.
    const counted = await campus.calls(count);
    await page.getByRole('link', { name: /읽지 않은 알림 13개/ }).click();
    await expect(unread(page)).toHaveCount(9);
    await expect.poll(() => campus.calls(count)).toBe(counted + 1);
    await page.getByRole('button', { name: '모두 읽음' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    expect(await campus.calls(readAll)).toBe(0);
    await page.getByRole('button', { name: '모두 읽음' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '모두 읽음' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('모두 읽음으로 표시했어요');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(unread(page)).toHaveCount(0);
    const since = async () => {
      const calls = (await campus.log()).map(({ method, path }) => `${method} ${path}`);
      return calls.slice(calls.indexOf(readAll)).toSorted();
    };
    await expect.poll(since).toEqual([list, count, readAll].toSorted());
  });

  test('a failed marking says so and reloads nothing', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/notification');
    await expect(unread(page)).toHaveCount(9);
    await campus.flip({ fail: 'POST /api/notification/readAll:500' });
    await page.getByRole('button', { name: '모두 읽음' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '모두 읽음' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('읽음 표시를 하지 못했어요');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(unread(page)).toHaveCount(9);
    expect(await campus.calls(list)).toBe(1);
  });

  test('tab and filter are kept over going back, and a look at the other tab lists nothing again', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/notification');
    await expect(unread(page)).toHaveCount(9);
    await page.getByRole('tab', { name: '키워드' }).click();
    await expect(page.getByText('키워드 3개')).toBeVisible();
    await page.getByRole('tab', { name: '구독' }).click();
    await expect(unread(page)).toHaveCount(9);
    await page.getByRole('button', { name: '읽지 않은 알림만' }).click();
    await expect(page).toHaveURL(/unreadOnly=true/);
    const asked = await campus.calls(list);
    await unread(page).first().click();
    await expect(page).toHaveURL(/\/event\/\d+/);
    await expect(page.getByRole('article')).toBeVisible();
    await page.goBack();
    await expect(unread(page)).toHaveCount(8);
    await expect(page.getByRole('button', { name: '읽지 않은 알림만', pressed: true })).toBeVisible();
    expect(await campus.calls(list)).toBe(asked);
  });
});
