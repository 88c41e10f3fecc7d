import { routes } from '@campus-bell/domain/routes';
import { notification } from '@campus-bell/domain/words/notification';
import type { MemberName } from '@campus-bell/fixtures/data/people';
import type { FaultName } from '@campus-bell/fixtures/server/faults';
import { keywordField, pickBoard } from '../../keywordForm.ts';
import { memberScreens } from '../../memberScreens.ts';
import { settingsPanel } from '../../panels.ts';
import { settle } from '../look.ts';
import type { Visit } from '../visit.ts';
import { comes, patienceMs, pressIfThere } from './press.ts';
import { type TabName, tabNames, type World } from './world.ts';

/** What a step has done. */
export interface Taken {
  /** It found what it was to press. */
  acted: boolean;
  /** The event that was written; the screen shows it as the server has it now. */
  eventId?: number;
}

/** One thing that happens; `fresh` where the screen that it leads to was just read from the server. */
export interface Step {
  name: string;
  /** Its name in whichever tab. */
  kind: string;
  tab: TabName | null;
  fresh: boolean;
  run(world: World): Promise<Taken>;
}

type Act = (visit: Visit, world: World, tab: TabName) => Promise<boolean | Taken>;

const inTab =
  (kind: string, act: Act, fresh = false) =>
  (tab: TabName): Step => ({
    name: `${tab} ${kind}`,
    kind,
    tab,
    fresh,
    async run(world) {
      const taken = await act(world.tabs[tab].visit, world, tab);
      return typeof taken === 'boolean' ? { acted: taken } : taken;
    },
  });

const open = (path: string) =>
  inTab(
    `opens ${path}`,
    async (visit, { place }) => {
      await visit.page.goto(place.origin + path);
      return true;
    },
    true,
  );

const tap = (tab: string) =>
  inTab(`taps ${tab}`, (visit) =>
    pressIfThere(
      visit,
      visit.page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: tab }),
    ),
  );

const like = inTab('presses a star', async (visit) => {
  const star = visit.page.getByRole('button', { name: /^찜 -?[\d,]+개/ });
  if (!(await comes(visit, star))) return false;
  const eventId = await star.first().evaluate((found) => {
    const card = found.closest('article');
    const address = card?.querySelector('a[href^="/event/"]')?.getAttribute('href') ?? location.pathname;
    return Number(address.split('/').at(-1));
  });
  return { acted: await pressIfThere(visit, star), eventId };
});

const openNotification = inTab('opens a notification', async (visit, { place }) => {
  await visit.page.goto(place.origin + routes.notifications);
  return pressIfThere(visit, visit.page.getByRole('main').getByRole('listitem').getByRole('link'));
});

const markAllRead = inTab('marks all read', async (visit, { place }) => {
  await visit.page.goto(place.origin + routes.notifications);
  if (!(await pressIfThere(visit, visit.page.getByRole('button', { name: '모두 읽음' })))) return false;
  const question = visit.page.getByRole('alertdialog', { name: notification.markAllConfirm.title });
  return pressIfThere(visit, question.getByRole('button', { name: '모두 읽음' }));
});

/** Opens the settings with the board found; null where that cannot be. */
async function findTopic(visit: Visit, { place }: World, board: string) {
  await visit.page.goto(place.origin + routes.subscriptions);
  if (!(await pressIfThere(visit, visit.page.getByRole('button', { name: /구독 설정|게시판 구독하기/ }))))
    return null;
  const panel = settingsPanel(visit.page);
  const row = panel.getByRole('listitem').filter({ has: visit.page.getByText(board, { exact: true }) });
  const search = panel.getByRole('searchbox');
  if (!(await comes(visit, search))) return null;
  await search.fill(board);
  return row;
}

const subscribeTopic = (board: string) =>
  inTab(`subscribes to ${board}`, async (visit, world) => {
    const row = await findTopic(visit, world, board);
    return (
      row !== null && pressIfThere(visit, row.getByRole('button', { name: `${board} 구독`, exact: true }))
    );
  });

const unsubscribeTopic = (board: string) =>
  inTab(`subscribes to ${board} no more`, async (visit, world) => {
    const row = await findTopic(visit, world, board);
    if (row === null) return false;
    if (!(await pressIfThere(visit, row.getByRole('button', { name: `${board} 구독 중` })))) return false;
    return pressIfThere(visit, visit.page.getByRole('menuitem', { name: '구독 취소' }));
  });

const addKeyword = (word: string) =>
  inTab(`subscribes to the keyword ${word}`, async (visit, { place }) => {
    await visit.page.goto(place.origin + routes.keywordSubscription);
    if (!(await comes(visit, visit.page.getByRole('button', { name: /^게시판/ })))) return false;
    const isPicked = await pickBoard(visit.page, '기숙사').then(
      () => true,
      () => false,
    );
    if (!isPicked) return false;
    await keywordField(visit.page).fill(word);
    return pressIfThere(visit, visit.page.getByRole('button', { name: '구독하기' }));
  });

const removeKeyword = inTab('removes a keyword', async (visit, { place }) => {
  await visit.page.goto(place.origin + routes.keywordSubscription);
  return pressIfThere(visit, visit.page.getByRole('button', { name: /키워드 지우기/ }));
});

/** The empty page that a tab begins with is none of the app's. */
const goBack = inTab('goes back', async (visit) => {
  await visit.page.goBack({ timeout: patienceMs }).catch(() => null);
  if (visit.page.url() === 'about:blank') await visit.page.goForward();
  return true;
});

const happening = (kind: string, act: (world: World) => void): Step => ({
  name: kind,
  kind,
  tab: null,
  fresh: false,
  async run(world) {
    act(world);
    return { acted: true };
  },
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
const changeMember = inTab('signs another member in', async (visit, { place, tabs }, tab) => {
  const { device } = tabs[tab];
  const next: MemberName = device.member === 'member' ? 'newcomer' : 'member';
  const redirectUri = `${place.origin}${routes.loginReturn}`;
  const code = place.campus.mintLoginCode(next, redirectUri);
  device.mayCallAs.add(next);
  await visit.page.evaluate(
    ([uri, token]) => {
      sessionStorage.setItem('pendingLogin', JSON.stringify({ state: 'walk', redirectUri: uri }));
      localStorage.setItem('fcmToken', token);
    },
    [redirectUri, `walk-token-${next}`] as const,
  );
  await visit.page.goto(`${redirectUri}?${new URLSearchParams({ code, state: 'walk' })}`);
  await visit.page
    .waitForURL((url) => url.pathname !== routes.loginReturn, { timeout: 8000 })
    .catch(() => undefined);
  const id = await visit.page.evaluate(() => localStorage.getItem('id'));
  const isChanged = id === String(place.campus.person(next).id);
  if (isChanged) device.member = next;
  device.mayBeSignedOut = !isChanged;
  for (const name of tabNames) if (tabs[name].device === device) await settle(tabs[name].visit, 1500);
  device.mayCallAs = new Set([device.member]);
  return isChanged;
});

const each = (steps: readonly ((tab: TabName) => Step)[], tabs: readonly TabName[] = tabNames) =>
  tabs.flatMap((tab) => steps.map((step) => step(tab)));

/** Everything that can happen. */
export const steps: readonly Step[] = [
  ...each(memberScreens.map(open)),
  ...each(['홈', '검색', '찜', '구독', '프로필'].map(tap)),
  ...each([like, like, like, openNotification, markAllRead, removeKeyword, goBack, goBack]),
  ...each([subscribeTopic('대학원'), unsubscribeTopic('기숙사'), addKeyword('세탁'), addKeyword('장학')]),
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
