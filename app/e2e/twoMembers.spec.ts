import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import type { BrowserContext, Page } from '@playwright/test';
import { account, leaveForGoogle, withPushToken } from './accounts.ts';
import { apiOrigin } from './addresses.ts';
import { dormitory } from './dormitoryBoard.ts';
import { openEvent, publishEvent } from './events.ts';
import { foundIn, leftoversOf } from './leftovers.ts';
import { memberScreens } from './memberScreens.ts';
import { signInNotified } from './notifiedBoard.ts';
import { untilSaid } from './said.ts';
import { type CampusControl, expect, test } from './test.ts';

/** Words of the first member that nothing else on this campus has. */
const searched = '딱따구리';
const keyword = '물총새';
const person = ['haneul.kim@ajou.example', '김하늘', keyword];
const keywordFeed = '/subscribe?tab=keyword';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  allowedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/image|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_NETWORK_CHANGED|status of 401/,
  ],
});

/** The first member uses the app all round and leaves words in every store; gives them, with the session's tokens. */
async function useTheApp(page: Page, campus: CampusControl): Promise<string[]> {
  await signInNotified(page, campus);
  const tokens = await page.evaluate(
    async ([api, word]) => {
      const { accessToken = '', refreshToken = '' } = localStorage;
      await fetch(`${api}/api/keyword/subscribe`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ koreanKeyword: word, topicName: 'Physics' }),
      });
      return [accessToken, refreshToken];
    },
    [apiOrigin, keyword] as const,
  );
  for (let at = 1; at <= 8; at += 1) await publishEvent('Physics', `${keyword} 공지 ${at}`);
  await expect.poll(async () => (await leftoversOf(page)).notifications).toContain(keyword);

  await page.goto(`/event?${new URLSearchParams({ group: '아주대 공지사항', detail: '아주대학교-장학' })}`);
  await openEvent(page.getByRole('article').first());
  await expect
    .poll(() => notesOf(page))
    .toEqual(expect.arrayContaining([noticeKeys.read, noticeKeys.boards]));

  await page.goto(dormitory);
  await page.getByRole('searchbox').fill(searched);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/searchText=/);
  await page.getByRole('button', { name: /^상세/ }).click();
  await page.getByRole('button', { name: '기숙사 고정' }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('keptSearches') ?? ''))
    .toMatch(/"pinned":\["Dormitory"\].*"opened":\[\{"slug":"Dormitory".*딱따구리/);
  await page.goto(keywordFeed);
  await page.getByRole('button', { name: new RegExp(`^${keyword}`) }).click();
  await expect(page.getByRole('article').filter({ hasText: keyword })).not.toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.waitForFunction(() => sessionStorage.getItem('scrollPositions')?.includes('chosen'));
  for (const path of ['/notification', '/mypage', '/profile-modification']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByLabel('이메일')).toHaveValue('haneul.kim@ajou.example');

  const words = [...person, searched, ...tokens];
  await expect
    .poll(async () => new Set(foundIn(await leftoversOf(page), words).map((found) => found.split(':')[0])))
    .toEqual(new Set(['local', 'session', 'databases', 'caches', 'notifications', 'document']));
  return words;
}

/** Which notes about notices the device keeps. */
const notesOf = (page: Page) =>
  page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    Object.values(noticeKeys),
  );

async function expectNone(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(async () => foundIn(await leftoversOf(page), words)).toEqual([]);
}

/**
 * Every step back shows nothing of a person; the address of a search says itself what was searched for, and searches
 * again for whoever opens it.
 */
async function expectNoneInOlderEntries(page: Page, words: readonly string[]): Promise<void> {
  const shown = words.filter((word) => word !== searched);
  const entry = () => page.evaluate(() => navigation.currentEntry?.index ?? 0);
  const steps = await entry();
  expect(steps).toBeGreaterThanOrEqual(5);
  for (let left = steps; left > 0; left -= 1) {
    // A step within the document answers null, like one that leads nowhere.
    await page.goBack();
    await expect.poll(entry).toBe(left - 1);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect
      .poll(async () => foundIn(await leftoversOf(page), shown).filter((found) => !/^entry/.test(found)))
      .toEqual([]);
  }
}

/** The second member sees every screen, then once more without a network. */
async function lookRound(page: Page, context: BrowserContext, words: readonly string[]): Promise<void> {
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const path of memberScreens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNone(page, words);
    }
  }
  await context.setOffline(false);
}

/** The second member signs in beside the first one's tab, looks round, and then goes back in that tab. */
async function takeOver(
  page: Page,
  context: BrowserContext,
  campus: CampusControl,
  words: readonly string[],
): Promise<void> {
  const own = await context.newPage();
  await campus.signIn(own, 'collector');
  await lookRound(own, context, words);
  await own.close();
  await expectNoneInOlderEntries(page, words);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login');
}

test.describe('the second member on a phone finds nothing of the first', () => {
  // Some 35 pages are opened.
  test.setTimeout(300_000);

  test('who signed out', async ({ page, context, campus }) => {
    const words = await useTheApp(page, campus);
    await signOut(page);
    await expectNone(page, words);
    expect(await notesOf(page)).toEqual([]);
    await takeOver(page, context, campus, words);
  });

  test('who signed out without a network', async ({ page, context, campus }) => {
    const words = await useTheApp(page, campus);
    await page.goto('/mypage');
    await context.setOffline(true);
    await signOut(page);
    await expectNone(page, words);
    expect(await notesOf(page)).toEqual([]);
    await context.setOffline(false);
    await takeOver(page, context, campus, words);
  });

  test('who withdrew', async ({ page, context, campus }) => {
    const words = await useTheApp(page, campus);
    await campus.flip({ scenario: 'notificationsEmpty' });
    await page.goto('/delete-account');
    await page.getByRole('button', { name: '계속하기' }).click();
    for (const [done, what] of ['게시판 구독', '키워드 구독'].entries()) {
      await page.getByRole('button', { name: `${what} 초기화` }).click();
      await expect(page.getByText('초기화했어요')).toHaveCount(done + 1);
    }
    await page.getByText('사용 빈도가 낮음').click();
    const told = untilSaid(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await told;
    await expectNone(page, words);
    expect(await notesOf(page)).toEqual([]);
    await campus.flip({ clear: '' });
    await takeOver(page, context, campus, words);
  });

  test('whose session was lost, on a page that names what they chose', async ({ page, context, campus }) => {
    const words = await useTheApp(page, campus);
    await page.goto(keywordFeed);
    await page.getByRole('button', { name: new RegExp(`^${keyword}`) }).click();
    await expect(page).toHaveURL(/chosen=/);
    await campus.expire({ refresh: true });
    await page.reload();
    await expect(page).toHaveURL('/login');
    await page.getByRole('alertdialog', { name: '로그인 시간 만료' }).getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectNone(page, words);
    expect(await notesOf(page)).toEqual([]);
    await takeOver(page, context, campus, words);
  });

  test.describe('who was signed in all the time', () => {
    test.use({ storageState: withPushToken });

    test('on the registration that another tab took over', async ({ page, context, campus }) => {
      await page.goto('/login');
      await leaveForGoogle(page);
      await page.getByRole('link', { name: account.firstTimer }).click();
      await expect(page).toHaveURL('/register-info');
      await expect(page.getByRole('heading', { name: '서비스 이용약관에 동의해 주세요' })).toBeVisible();
      const words = ['chorong.choi@ajou.example', '최초롱'];
      expect(foundIn(await leftoversOf(page), words)).toContain('entry: 최초롱');
      await campus.signIn(await context.newPage());
      await expect(page.getByLabel('이메일')).toHaveValue('haneul.kim@ajou.example');
      await expectNone(page, words);
    });

    test('in the tab that signs in, and in the one that was theirs', async ({ page, context, campus }) => {
      const other = await context.newPage();
      await other.goto('/login');
      await leaveForGoogle(other);
      const words = await useTheApp(page, campus);
      // A live push token of somebody else would be refused.
      const token = await page.evaluate(() => localStorage.getItem('fcmToken') ?? '');
      await fetch(`${apiOrigin}/local/push-tokens/failed?token=${token}`, { method: 'POST' });
      await other.getByRole('link', { name: account.collector }).click();
      await expect(other).toHaveURL('/');
      await expectNone(other, words);
      await expect(page.getByLabel('이메일')).toHaveValue('dasom.park@ajou.example');
      await expectNone(page, words);
      await lookRound(other, context, words);
      await expectNoneInOlderEntries(page, words);
    });
  });
});
