import { eventPath, routes } from '@campus-bell/domain/routes';
import { readStoryFiles } from '../../.storybook/coverage/readStories.ts';
import { apiOrigin } from './addresses.ts';
import { callsOf } from './calls.ts';
import { expect, test } from './test.ts';

const screens = readStoryFiles();

/** What each route is called: as its stories say, but for those whose title tells what they show. */
const titles: Record<string, string | undefined> = {
  ...Object.fromEntries(
    screens.flatMap(({ routes: own, titled }) => own.map((name) => [name, `${titled} | 캠퍼스벨`])),
  ),
  home: '캠퍼스벨',
  events: '아주대학교-일반 | 캠퍼스벨',
};

/** The first of the popular events: its screen is called as it is. */
async function firstEvent(): Promise<{ path: string; titled: string }> {
  const [{ eventId, title }] = await (await fetch(`${apiOrigin}/api/event/popular`)).json();
  return { path: eventPath(eventId), titled: `${title} | 캠퍼스벨` };
}

test.describe('routes', () => {
  for (const [name, address] of Object.entries(routes)) {
    test(`${name} opens by its address and again after a reload`, async ({ page, campus }) => {
      if (screens.some(({ routes: own, onlyMembers }) => onlyMembers && own.includes(name)))
        await campus.signIn(page);
      const { path, titled } =
        name === 'event' ? await firstEvent() : { path: address, titled: titles[name] };
      for (const visit of [() => page.goto(path), () => page.reload()]) {
        const response = await visit();
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(titled ?? 'said by the stories of the route');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body')).not.toContainText(/undefined|NaN/);
      }
    });
  }

  for (const path of ['/nowhere', '/event/abc', '/event/0', '/event/42/more']) {
    test(`${path} is not found, offers the way home and asks the server for no event`, async ({
      page,
      campus,
    }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/찾을 수 없는/);
      expect((await campus.log()).filter(({ path: asked }) => asked.includes('detail'))).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: /홈/ }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('the tab of the current path is marked, and a tap on it asks for the member status once', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await expect(navigation.getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => campus.calls('GET /api/users')).toBe(1);
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(navigation.getByRole('link', { name: '검색' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: '홈' })).not.toHaveAttribute('aria-current', 'page');
    await expect.poll(() => campus.calls('GET /api/users')).toBe(2);
    await expect.poll(() => campus.calls('GET /api/subscriptions/isSubscribedTabRead')).toBe(2);
  });

  test('a visitor causes no protected call, whatever tab is tapped', async ({ page }) => {
    const asked = callsOf(page);
    await page.goto('/');
    for (const name of ['검색', '찜', '구독', '홈']) {
      const tab = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.getByRole('article')).toHaveCount(10);
    expect(asked.filter((call) => !/^GET \/api\/event\/(popular|banner|[A-Z]\w+)$/.test(call))).toEqual([]);
  });

  test('a failed member status is only logged', async ({ page, campus }) => {
    await campus.flip({ fail: 'GET /api/users:500' });
    await campus.signIn(page);
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    await expect.poll(() => campus.calls('GET /api/users')).toBe(1);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('signing out in another tab is followed', async ({ page, campus, context }) => {
    await campus.signIn(page);
    const other = await context.newPage();
    await other.goto(`${apiOrigin}/local/sign-out`);
    await other.waitForURL('**/');
    const before = await campus.calls('GET /api/users');
    await page.getByRole('navigation').getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await campus.calls('GET /api/users')).toBe(before);
  });
});
