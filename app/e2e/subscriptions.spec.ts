import type { Page } from '@playwright/test';
import { atRest } from './atRest.ts';
import { untilAnswered, untilOver } from './calls.ts';
import { openEvent, titlesOf } from './events.ts';
import { openSettingsPanel, settingsPanel } from './panels.ts';
import { expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

const chosen = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true });

test.describe('topics', () => {
  test('a visitor is led to the login, without a call', async ({ page, campus }) => {
    for (const path of ['/subscribe', '/subscribe/keywordSubscribe']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: '로그인하기' })).toBeVisible();
    }
    expect((await campus.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  });

  test('subscribe, mute, unsubscribe: one call each, and a reload shows what the server has', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page, 'newcomer');
    await page.goto('/subscribe');
    await openSettingsPanel(page);
    await settingsPanel(page).getByRole('searchbox').fill('ㅅㅍㅌㅇㅇㅎㄱ');
    const subscribe = settingsPanel(page).getByRole('button', { name: '소프트웨어학과 구독', exact: true });
    await campus.flip({ delay: 'POST /api/topic/subscribe:1000' });
    await subscribe.dblclick();
    const menu = settingsPanel(page).getByRole('button', { name: /^소프트웨어학과 구독 중/ });
    await expect(menu).toHaveAccessibleName(/알림 켜짐/);
    expect(await campus.calls('POST /api/topic/subscribe')).toBe(1);

    await menu.click();
    await page.getByRole('menuitemradio', { name: /구독은 유지, 알림만 끄기/ }).click();
    await expect(menu).toHaveAccessibleName(/알림 꺼짐/);
    expect(await campus.calls('POST /api/topic/subscriptions/notification')).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: /^소프트웨어학과.*알림 꺼짐/ })).toBeVisible();

    await openSettingsPanel(page);
    await menu.click();
    await page.getByRole('menuitem', { name: '구독 취소' }).click();
    await expect(subscribe).toBeVisible();
    expect(await campus.calls('POST /api/topic/unsubscribe')).toBe(1);
    await settingsPanel(page).getByRole('button', { name: '닫기' }).click();
    await expect(page.getByText('아직 구독한 게시판이 없어요.')).toBeVisible();
  });

  for (const [tab, list] of [
    ['topic', 'GET /api/topic/subscriptions'],
    ['keyword', 'GET /api/keyword/userKeywords'],
  ] as const) {
    for (const [how, flip] of [
      ['comes late', { delay: `${list}:800` }],
      ['cannot be had', { fail: `${list}:500`, times: '9' }],
    ] as const) {
      test(`an address that names a ${tab} reads none that nobody subscribed to, also where the list ${how}`, async ({
        page,
        campus,
      }) => {
        await campus.signIn(page);
        for (const foreign of ['Architecture', '..%2Fpopular', '%252e%252e', '%25EA%25B0%2580_Software']) {
          await campus.flip(flip);
          await page.goto(`/subscribe?tab=${tab}&chosen=${foreign}`);
          await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        }
        const asked = (await campus.log())
          .map(({ path }) => path)
          .filter((path) => path.startsWith('/api/event/'));
        expect(asked).toContain(
          tab === 'topic' ? '/api/event/subscribed' : '/api/event/getSubscribedPostsByKeyword',
        );
        const ofNoBoard = ['popular', 'banner', 'subscribed', 'getSubscribedPostsByKeyword'];
        expect(asked.filter((path) => !ofNoBoard.includes(path.replace('/api/event/', '')))).toEqual([]);
      });
    }
  }

  test('of three quick choices only the last one shows', async ({ page, campus }) => {
    await campus.signIn(page);
    await campus.flip({ delay: 'GET /api/event/AjouNormal:1500' });
    await campus.flip({ delay: 'GET /api/event/Software:800' });
    await page.goto('/subscribe');
    const late = [untilOver(page, '/api/event/AjouNormal'), untilOver(page, '/api/event/Software')];
    await page.getByRole('button', { name: /^아주대학교-일반/ }).click();
    await page.getByRole('button', { name: /^소프트웨어학과/ }).click();
    await page.getByRole('button', { name: /^기숙사/ }).click();
    const list = page.getByRole('region', { name: '기숙사 글' });
    const first = list.getByRole('article').first().getByRole('heading');
    await expect(first).toBeVisible();
    const asked = (await campus.log()).filter(({ path }) => path === '/api/event/Dormitory');
    const [newest = ''] = await titlesOf('Dormitory');
    await expect(first).toHaveText(newest);
    await Promise.all(late);
    await expect(first).toHaveText(newest);
    await expect(page.getByRole('article').filter({ hasText: '소프트웨어학과' })).toHaveCount(0);
    expect(asked.map(({ query }) => new URLSearchParams(query).get('page'))[0]).toBe('0');
    expect(asked.every(({ query }) => !new URLSearchParams(query).has('keyword'))).toBe(true);
  });

  test('choosing the last unread ones reads chip, tab and bottom navigation from one source', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/subscribe');
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await expect(navigation.getByRole('link', { name: /^구독.*읽지 않은/ })).toBeVisible();
    await page.getByRole('button', { name: /^아주대학교-일반/ }).click();
    await page.getByRole('button', { name: /^소프트웨어학과/ }).click();
    await expect(page.getByRole('tab', { name: '구독 알림', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /^키워드 알림/ }).click();
    await page.getByRole('button', { name: /^장학/ }).click();
    await expect(page.getByRole('tab', { name: '키워드 알림', exact: true })).toBeVisible();
    await expect(navigation.getByRole('link', { name: '구독', exact: true })).toBeVisible();
    await untilAnswered(page, ['/api/subscriptions/isSubscribedTabRead'], () => page.reload());
    await expect(navigation.getByRole('link', { name: '구독', exact: true })).toBeVisible();
  });

  test('a settings panel that cannot load says so, and the retry loads it', async ({ page, campus }) => {
    await campus.signIn(page);
    await campus.flip({ fail: 'GET /api/topic/subscriptionsStatus:500', times: '2' });
    await untilAnswered(page, ['/api/topic/subscriptionsStatus'], () => page.goto('/subscribe'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '구독 설정' }).click();
    await expect(settingsPanel(page)).toContainText('게시판을 불러오지 못했어요.');
    await settingsPanel(page).getByRole('button', { name: '다시 불러오기' }).click();
    await expect(settingsPanel(page).getByRole('button', { name: /^공지사항/ })).toBeVisible();
  });

  test('a setting that fails says so and stays as it was', async ({ page, campus }) => {
    await campus.signIn(page);
    await campus.flip({ fail: 'POST /api/topic/subscriptions/notification:500' });
    await page.goto('/subscribe');
    await openSettingsPanel(page);
    const menu = settingsPanel(page).getByRole('button', { name: /^아주대학교-일반 구독 중/ });
    await menu.click();
    await page.getByRole('menuitemradio', { name: /구독은 유지, 알림만 끄기/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(menu).toHaveAccessibleName(/알림 켜짐/);
  });

  test('going back to a chosen board restores it without asking again', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: /^기숙사/ }).click();
    const first = page.getByRole('region', { name: '기숙사 글' }).getByRole('article').first();
    await expect(first).toBeVisible();
    const asked = await campus.calls('GET /api/event/Dormitory');
    const title = await openEvent(first);
    await page.goBack();
    await expect(chosen(page, '기숙사')).toBeVisible();
    await expect(first.getByRole('heading')).toHaveText(title);
    expect(await campus.calls('GET /api/event/Dormitory')).toBe(asked);
  });

  test('going back to a chosen board finds its row in its place, and the chips where they were', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: /^기숙사/ }).click();
    const list = page.getByRole('region', { name: '기숙사 글' });
    await expect(list.getByRole('article').first()).toContainText('기숙사');
    await expect(async () => {
      await page.mouse.wheel(0, 1200);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1800);
    }).toPass();
    await untilTypeface(page);
    const chips = page.getByRole('list', { name: '구독한 게시판' });
    const sideways = await chips.evaluate((row) => row.scrollLeft);
    const card = list.getByRole('article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const row = await card.locator('xpath=..').getAttribute('data-row');
    const again = page.locator(`[data-row="${row}"]`);
    const before = await atRest(async () => (await again.boundingBox())?.y);
    await openEvent(again);
    await page.goBack();
    await expect(again).toBeInViewport();
    await expect.poll(async () => (await again.boundingBox())?.y).toBe(before);
    await expect.poll(() => chips.evaluate((one) => one.scrollLeft)).toBe(sideways);
  });
});
