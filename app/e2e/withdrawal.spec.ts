import type { Page } from '@playwright/test';
import { pressUnmet } from './accounts.ts';
import { untilSaid } from './said.ts';
import { expect, test } from './test.ts';

/** What the browser keeps of a person; answers kept for visitors are everybody's. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const answers = await new Promise<string[]>((resolve) => {
      if (!databases.includes('campus-bell-answers')) return resolve([]);
      const opening = indexedDB.open('campus-bell-answers');
      // While its deletion is under way it is still listed, and opening it would make an empty one.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(String));
        };
      };
    });
    return {
      local: Object.keys(localStorage).toSorted(),
      session: Object.keys(sessionStorage),
      caches: (await caches.keys()).filter((name) => !name.startsWith('workbox-precache')),
      databases: databases.filter((name) => !['campus-bell-answers', 'campus-bell-device'].includes(name)),
      answers: answers.filter((key) => !key.startsWith('public ')),
    };
  });

test.describe('withdrawal', () => {
  test('a reload keeps what is reset already', async ({ page, campus }) => {
    await campus.flip({ scenario: 'notificationsEmpty' });
    await campus.signIn(page);
    await page.goto('/delete-account?step=conditions');
    for (const [done, what] of ['게시판 구독', '키워드 구독'].entries()) {
      await page.getByRole('button', { name: `${what} 초기화` }).click();
      await expect(page.getByText('초기화했어요')).toHaveCount(done + 1);
    }
    await page.reload();
    await expect(page.getByText('초기화했어요')).toHaveCount(2);
    await page.getByText('사용 빈도가 낮음').click();
    const told = untilSaid(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await told;
    expect(await campus.calls('DELETE /api/keyword/subscriptions/reset')).toBe(1);
  });

  test('warns until everything is reset and a reason chosen, then leaves nothing of the person', async ({
    page,
    campus,
  }) => {
    await campus.flip({ scenario: 'notificationsEmpty' });
    await campus.signIn(page);
    await page.evaluate(async () => {
      await caches.open('saved-details');
      await new Promise((resolve) => {
        const request = indexedDB.open('saved');
        request.onsuccess = () => {
          request.result.close();
          resolve(null);
        };
      });
    });
    await page.goto('/delete-account');
    await page.getByRole('button', { name: '계속하기' }).click();
    const leave = page.getByRole('button', { name: '탈퇴하기' });
    const warned = async () => {
      await pressUnmet(page, '탈퇴하기');
      await page.getByRole('alertdialog', { name: '아직 탈퇴할 수 없어요' }).getByRole('button').click();
    };
    await warned();
    await campus.flip({ fail: 'DELETE /api/topic/subscriptions/reset:500', times: '1' });
    const failed = untilSaid(page, '초기화하지 못했어요');
    await page.getByRole('button', { name: '게시판 구독 초기화' }).click();
    await failed;
    await page.getByRole('button', { name: '게시판 구독 초기화' }).click();
    await expect(page.getByText('초기화했어요')).toHaveCount(1);
    await warned();
    await page.getByRole('button', { name: '키워드 구독 초기화' }).click();
    await expect(page.getByText('초기화했어요')).toHaveCount(2);
    await warned();
    expect(await campus.calls('DELETE /api/users')).toBe(0);

    await page.getByText('사용 빈도가 낮음').click();
    await campus.flip({ fail: 'DELETE /api/users:500', times: '1' });
    await leave.click();
    await page.getByRole('alertdialog', { name: '탈퇴하지 못했어요' }).getByRole('button').click();
    await expect(page.getByRole('heading', { name: '계정은 아직 남아 있어요' })).toBeVisible();
    await expect(page.getByRole('link', { name: '메일로 탈퇴 요청하기' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=.+&body=.+haneul\.kim%40ajou\.example$/,
    );
    expect((await traces(page)).local).toContain('accessToken');

    const told = untilSaid(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    await leave.click();
    await expect(page).toHaveURL('/');
    await told;
    await expect
      .poll(() => traces(page))
      .toEqual({ local: [], session: [], caches: [], databases: [], answers: [] });
    expect(await campus.calls('DELETE /api/users')).toBe(2);
  });
});
