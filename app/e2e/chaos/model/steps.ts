import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import type { MemberName } from '@campus-bell/fixtures/data/people';
import type { FaultName } from '@campus-bell/fixtures/server/faults';
import type { Page } from '@playwright/test';
import { settle } from '../look.ts';
import { type TabName, tabNames, type World } from './world.ts';

/** One thing that happens; `fresh` where the screen that it leads to was just read from the server. */
export interface Step {
  name: string;
  tab: TabName | null;
  fresh: boolean;
  run(world: World): Promise<void>;
}

const paths = [
  routes.home,
  routes.events,
  routes.liked,
  routes.subscriptions,
  `${routes.subscriptions}?tab=keyword`,
  routes.keywordSubscription,
  routes.notifications,
  routes.myPage,
];

const inTab =
  (name: string, act: (page: Page, world: World, tab: TabName) => Promise<unknown>, fresh = false) =>
  (tab: TabName): Step => ({
    name: `${tab} ${name}`,
    tab,
    fresh,
    run: async (world) => void (await act(world.tabs[tab].visit.page, world, tab)),
  });

const open = (path: string) =>
  inTab(`opens ${path}`, (page, { place }) => page.goto(place.origin + path), true);

/** Presses something that may not be there. */
async function pressIfThere(page: Page, role: 'button' | 'link' | 'menuitem', name: RegExp | string) {
  const found = page.getByRole(role, { name }).first();
  if (!(await found.isVisible())) return false;
  return found.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

const tap = (tab: string) =>
  inTab(`taps ${tab}`, async (page) => {
    const link = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: tab });
    if (await link.isVisible()) await link.click({ timeout: 3000 }).catch(() => undefined);
  });

const like = inTab('presses a star', (page) => pressIfThere(page, 'button', /찜 -?[\d,]+개,/));

const openNotification = inTab('opens a notification', async (page, { place }) => {
  await page.goto(place.origin + routes.notifications);
  const row = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await row.waitFor({ timeout: 3000 }).catch(() => undefined);
  if (await row.isVisible()) await row.click({ timeout: 3000 }).catch(() => undefined);
});

const markAllRead = inTab('marks all read', async (page, { place }) => {
  await page.goto(place.origin + routes.notifications);
  if (!(await pressIfThere(page, 'button', '모두 읽음'))) return;
  const question = page.getByRole('alertdialog', { name: messages.notification.markAllConfirm.title });
  await question
    .getByRole('button', { name: '모두 읽음' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
});

const turnTopic = (board: string) =>
  inTab(`subscribes to ${board}, or no more`, async (page, { place, tabs }, tab) => {
    await page.goto(place.origin + routes.subscriptions);
    if (!(await pressIfThere(page, 'button', /구독 설정|게시판 구독하기/))) return;
    const panel = page.getByRole('dialog', { name: '구독 설정' });
    await panel
      .getByRole('searchbox')
      .fill(board, { timeout: 3000 })
      .catch(() => undefined);
    await settle(tabs[tab].visit, 1500);
    if (await pressIfThere(page, 'button', `${board} 구독`)) return;
    if (await pressIfThere(page, 'button', new RegExp(`^${board} 구독 중`))) {
      await pressIfThere(page, 'menuitem', '구독 취소');
    }
  });

const addKeyword = (word: string) =>
  inTab(`subscribes to the keyword ${word}`, async (page, { place }) => {
    await page.goto(place.origin + routes.keywordSubscription);
    if (!(await pressIfThere(page, 'button', /^게시판/))) return;
    const picker = page.getByRole('dialog', { name: '게시판 고르기' });
    const board = picker.getByRole('button', { name: '기숙사', exact: true }).last();
    await picker
      .getByRole('searchbox')
      .fill('기숙사', { timeout: 3000 })
      .catch(() => undefined);
    await board.click({ timeout: 3000 }).catch(() => undefined);
    const field = page.getByRole('textbox', { name: '키워드' });
    if (!(await field.isVisible())) return;
    await field.fill(word);
    await pressIfThere(page, 'button', '구독하기');
  });

const removeKeyword = inTab('removes a keyword', async (page, { place, tabs }, tab) => {
  await page.goto(place.origin + routes.keywordSubscription);
  await settle(tabs[tab].visit, 1500);
  await pressIfThere(page, 'button', /키워드 지우기/);
});

/** The empty page that a tab begins with is none of the app's. */
const goBack = inTab('goes back', async (page) => {
  await page.goBack({ timeout: 3000 }).catch(() => null);
  if (page.url() === 'about:blank') await page.goForward();
});

const happening = (name: string, act: (world: World) => void): Step => ({
  name,
  tab: null,
  fresh: false,
  run: async (world) => act(world),
});

const publish = (slug: string) =>
  happening(`a notice comes on ${slug}`, ({ place }) => {
    place.campus.publishEvent({ slug, title: '장학 채용 특강 안내', content: '본문' });
  });

const expire = happening('the access tokens run out', ({ place, tabs }) => {
  place.campus.expireAccessTokens();
  for (const tab of tabNames) tabs[tab].device.reissues = 0;
});

const strike = (method: string, path: string, fault: FaultName | 503) =>
  happening(`the next ${method} ${path}: ${fault}`, ({ place: { switchboard } }) => {
    if (fault === 503) switchboard.failures.push({ method, path, value: fault, left: 1 });
    else switchboard.faults.push({ method, path, value: fault, left: 1 });
  });

/** Signs the other member in on the same device, with no sign-out before. */
const changeMember = inTab('signs another member in', async (page, { place, tabs }, tab) => {
  const { device } = tabs[tab];
  const next: MemberName = device.member === 'member' ? 'newcomer' : 'member';
  const redirectUri = `${place.origin}${routes.loginReturn}`;
  const code = place.campus.mintLoginCode(next, redirectUri);
  device.mayCallAs.add(next);
  await page.evaluate(
    ([uri, token]) => {
      sessionStorage.setItem('pendingLogin', JSON.stringify({ state: 'walk', redirectUri: uri }));
      localStorage.setItem('fcmToken', token);
    },
    [redirectUri, `walk-token-${next}`] as const,
  );
  await page.goto(`${redirectUri}?${new URLSearchParams({ code, state: 'walk' })}`);
  await page
    .waitForURL((url) => url.pathname !== routes.loginReturn, { timeout: 8000 })
    .catch(() => undefined);
  const id = await page.evaluate(() => localStorage.getItem('id'));
  if (id === String(place.campus.person(next).id)) device.member = next;
  for (const name of tabNames) if (tabs[name].device === device) await settle(tabs[name].visit, 1500);
  device.mayCallAs = new Set([device.member]);
});

const each = (steps: readonly ((tab: TabName) => Step)[], tabs: readonly TabName[] = tabNames) =>
  tabs.flatMap((tab) => steps.map((step) => step(tab)));

/** Everything that can happen. */
export const steps: readonly Step[] = [
  ...each(paths.map(open)),
  ...each(['홈', '검색', '찜', '구독', '프로필'].map(tap)),
  ...each([like, like, like, openNotification, markAllRead, removeKeyword, goBack, goBack]),
  ...each([turnTopic('기숙사'), turnTopic('대학원'), addKeyword('세탁'), addKeyword('장학')]),
  ...each([changeMember], ['A1', 'A2']),
  ...['AjouNormal', 'AjouScholarship', 'Dormitory', 'Software'].map(publish),
  ...[expire, expire, expire],
  ...(['reset', 503] as const).flatMap((fault) => [
    strike('GET', '/api/event/*', fault),
    strike('GET', '/api/notification/*', fault),
    strike('GET', '/api/users', fault),
    strike('GET', '/api/topic/*', fault),
    strike('POST', '/api/event/like/*', fault),
    strike('DELETE', '/api/event/like/*', fault),
    strike('POST', '/api/topic/subscribe', fault),
    strike('POST', '/api/keyword/subscribe', fault),
    strike('PATCH', '/api/users/reissue-token', fault),
  ]),
  ...(['html', 'cutJson', 'empty', 'missingFields'] as const).flatMap((fault) => [
    strike('GET', '/api/event/*', fault),
    strike('GET', '/api/notification/*', fault),
    strike('POST', '/api/notification/readAll', fault),
  ]),
];
