import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import type { Page } from '@playwright/test';
import { dormitory } from './dormitoryBoard.ts';
import { eventHeading, openEvent, publishEvent } from './events.ts';
import { twentyLikes, untilDeadlinesKept } from './likedDeadlines.ts';
import { type CampusControl, expect, test } from './test.ts';

const notesOf = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.values(noticeKeys));

/** A member opens a notice, comes back to the board after something new came, and puts the line away. */
async function leaveMarks(page: Page, campus: CampusControl): Promise<string> {
  await twentyLikes(page, campus);
  await page.goto(dormitory);
  const title = await openEvent(page.getByRole('article').first());
  await page.goBack();
  await expect(page.getByText('읽음')).toHaveCount(1);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, noticeKeys.boards);
  // Whoever still has the board before them sees what is posted now.
  await page.goto('about:blank');
  await publishEvent('Dormitory', '방금 올라온 공지', '새 글이에요.');
  await page.goto(dormitory);
  await expect(page.getByText('여기까지 봤어요')).toHaveCount(1);
  await expect(page.getByText('읽음')).toHaveCount(1);
  await page.goto('/liked?sort=deadline');
  await untilDeadlinesKept(page);
  await page.goto('/');
  await page.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect.poll(async () => (await notesOf(page)).every((note) => note !== null)).toBe(true);
  return title;
}

async function expectNoMarks(page: Page): Promise<void> {
  await page.goto(dormitory);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, noticeKeys.boards);
  await expect(page.getByText('읽음')).toHaveCount(0);
  await expect(page.getByText('여기까지 봤어요')).toHaveCount(0);
}

test.describe('what was read', () => {
  test('goes with the member who signs out: neither a visitor nor the next member finds it', async ({
    page,
    campus,
  }) => {
    await leaveMarks(page, campus);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/login');
    expect(await notesOf(page)).toEqual([null, null, null, null]);
    await expectNoMarks(page);
    const title = await openEvent(page.getByRole('article').first());
    await page.goBack();
    await expect(page.getByText('읽음'), 'a visitor has marks of their own').toHaveCount(1);
    await campus.signIn(page, 'collector');
    await expectNoMarks(page);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(eventHeading(page, title)).toBeVisible();
  });

  test('is not found by a member who signs in over another one', async ({ page, campus }) => {
    await leaveMarks(page, campus);
    await campus.signIn(page, 'collector');
    await expect(page.getByRole('link', { name: /마감돼요$/ })).toHaveCount(0);
    await expectNoMarks(page);
  });

  test('is marked in the list of another tab at once', async ({ page, context }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('읽음')).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(dormitory);
    await openEvent(other.getByRole('article').first());
    await expect(page.getByText('읽음')).toHaveCount(1);
  });

  for (const [what, error] of [
    ['full', 'QuotaExceededError'],
    ['absent', 'SecurityError'],
  ] as const) {
    test(`is marked for this visit where the storage is ${what}`, async ({ page }) => {
      await page.addInitScript((name) => {
        if (name === 'QuotaExceededError') {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', name);
          };
          return;
        }
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('denied', name);
            },
          });
        }
      }, error);
      await page.goto(dormitory);
      await openEvent(page.getByRole('article').first());
      await page.goBack();
      await expect(page.getByText('읽음')).toHaveCount(1);
    });
  }
});
