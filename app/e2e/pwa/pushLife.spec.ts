import { untilIdle } from './support/appLayer.ts';
import { boardOf } from './support/phone.ts';
import { expect, test } from './support/pwaTest.ts';

const listing = ['GET /api/notification/topic', 'GET /api/notification/keyword'];

test('two members on one phone: after the sign-out A’s pushes reach nobody, and B’s reach B with B’s badge', async ({
  site,
  desktop,
  phone,
  tokenWatch,
}) => {
  const manifestId = `${site.origin}/`;
  await phone.devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  const badge = async () => (await phone.devtools.send('PWA.getOsAppState', { manifestId })).badgeCount;

  await phone.signIn('member');
  expect(await phone.publish(boardOf.member, '가의 소식')).toBe(1);
  await expect.poll(() => desktop.says()).toEqual(['가의 소식']);
  await expect.poll(badge).toBeGreaterThan(0);

  await phone.signOut();
  await expect.poll(() => desktop.shown()).toEqual([]);
  await expect.poll(() => phone.firebase.calls).toContain('DELETE fcm-1');
  await expect.poll(badge).toBe(0);
  const shownBefore = desktop.count();
  await phone.publish(boardOf.member, '가의 다음 소식');
  await expect.poll(() => phone.rows('member')).toEqual(['fcm-1 deleted']);

  await phone.signIn('collector');
  const token = await phone.token();
  expect(token).not.toBe('fcm-1');
  expect(await phone.rows('collector')).toEqual([`${token} live`]);
  expect(await phone.publish(boardOf.member, '가의 마지막 소식')).toBe(0);
  expect(await phone.publish(boardOf.collector, '나의 소식')).toBe(1);
  await expect.poll(() => desktop.says()).toEqual(['나의 소식']);
  expect(desktop.count() - shownBefore).toBe(1);
  const unread = await phone.page.evaluate(async (api) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const answer = await fetch(`${api}/api/notification/unread-count`, { headers });
    return ((await answer.json()) as { unreadNotificationCount: number }).unreadNotificationCount;
  }, site.apiOrigin);
  await expect.poll(badge).toBe(unread);
  expect(phone.firebase.calls.filter((call) => call !== 'POST')).toEqual(['DELETE fcm-1']);
  expect([...tokenWatch.places].sort()).toEqual([
    expect.stringMatching(/^DELETE https:\/\/fcmregistrations\.googleapis\.com\//),
    `POST ${site.apiOrigin}/api/users/oauth`,
  ]);
});

test('an account that takes the place of another without a sign-out: A’s pushes reach nobody, B’s reach B', async ({
  site,
  desktop,
  phone,
}) => {
  const { page } = phone;
  await phone.signIn('member');
  await phone.publish(boardOf.member, '가의 소식');
  await expect.poll(() => desktop.says()).toEqual(['가의 소식']);
  await page.goto(`${site.origin}/login`);
  await page.getByRole('button', { name: '다른 구글 계정으로 로그인' }).click();
  await page.getByRole('link', { name: /박다솜/ }).click();
  await page.getByRole('button', { name: '알림을 새로 연결하고 다시 로그인' }).click();
  await phone.chooseAccount('collector');
  await expect.poll(() => desktop.says()).toEqual([]);
  await untilIdle(page);

  await phone.publish(boardOf.member, '가의 다음 소식');
  expect(await phone.rows('member')).toEqual(['fcm-1 deleted']);
  expect(await phone.rows('collector')).toEqual(['fcm-2 live']);
  await phone.publish(boardOf.collector, '나의 소식');
  await expect.poll(() => desktop.says()).toEqual(['나의 소식']);
});

test('a push token that the server counts to another member: the login offers to connect anew, which works', async ({
  site,
  phone,
}) => {
  await phone.signIn('member');
  await phone.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'fcmToken') localStorage.removeItem(key);
  });
  await phone.page.goto(`${site.origin}/login`);
  await phone.page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
  await phone.page.getByRole('link', { name: /박다솜/ }).click();
  await phone.page.getByRole('button', { name: '알림을 새로 연결하고 다시 로그인' }).click();
  await phone.chooseAccount('collector');
  expect(await phone.rows('collector')).toEqual(['fcm-2 live']);
  await phone.publish(boardOf.member, '가의 소식');
  expect(await phone.rows('member')).toEqual(['fcm-1 deleted']);
});

test('a flagged token: subscribing says so, and connecting anew makes the subscription possible', async ({
  site,
  phone,
}) => {
  const { page } = phone;
  await phone.signIn('member');
  await site.local('/switch?scenario=noPushToken');
  await page.goto(`${site.origin}/subscribe`);
  const subscribe = async () => {
    await page.getByRole('button', { name: '구독 설정' }).click();
    const settings = page.getByRole('dialog', { name: '구독 설정' });
    await settings.getByRole('button', { name: /^대학원/ }).click();
    await settings.getByRole('button', { name: '대학원 구독', exact: true }).click();
  };
  await subscribe();
  await page.getByRole('button', { name: '알림을 새로 연결하고 다시 로그인' }).click();
  await site.local('/switch?clear');
  await page.getByRole('link', { name: /김하늘/ }).click();
  await expect(page).toHaveURL(/\/subscribe/);
  expect(await phone.rows('member')).toEqual(['fcm-1 deleted', 'fcm-2 live']);
  await subscribe();
  await expect.poll(() => site.calls('POST /api/topic/subscribe')).toBe(2);
  await expect(page.getByRole('dialog', { name: '구독하지 못했어요' })).toHaveCount(0);
});

test('a renewed token: home and subscriptions say that nothing comes any more, and one tap mends it', async ({
  site,
  desktop,
  phone,
}) => {
  const { page } = phone;
  await phone.signIn('member');
  await expect(page.getByText('이 기기로는 이제 알림이 오지 않아요.')).toHaveCount(0);
  phone.firebase.renews = true;
  await phone.context.addInitScript(() => {
    const eightDays = 8 * 24 * 60 * 60_000;
    const real = Date.now;
    Date.now = () => real() + eightDays;
  });
  for (const path of ['/', '/subscribe']) {
    await page.goto(site.origin + path);
    await expect(phone.lostBar).toBeVisible();
  }
  await page.goto(`${site.origin}/guide`);
  await expect(page.getByText('이 기기로는 이제 알림이 오지 않아요.')).toBeVisible();
  await page.goto(`${site.origin}/event`);
  await untilIdle(page);
  await expect(phone.lostBar).toHaveCount(0);
  await page.goto(`${site.origin}/subscribe`);
  await phone.lostBar.getByRole('button', { name: '다시 연결하기' }).click();
  await page.getByRole('link', { name: /김하늘/ }).click();
  await expect(page).toHaveURL(/\/subscribe/);
  await expect(page.getByRole('tab', { name: /구독 알림/ })).toBeVisible();
  await expect(phone.lostBar).toHaveCount(0);
  expect(await phone.rows('member')).toContain('fcm-2 live');
  await phone.publish(boardOf.member, '다시 오는 소식');
  await expect.poll(() => desktop.says()).toEqual(['다시 오는 소식']);
});

test('a click on a push lists no inbox, reports nothing that it cannot name, and asks for the count anew', async ({
  site,
  desktop,
  phone,
}) => {
  await phone.signIn('member');
  await phone.publish(boardOf.member, '눌러 볼 소식');
  await expect.poll(() => desktop.shown().length).toBe(1);
  const counted = await site.calls('GET /api/notification/unread-count');
  desktop.click(desktop.shown()[0]?.id ?? 0);
  await expect(phone.page.getByRole('heading', { name: '눌러 볼 소식' })).toBeVisible();
  await expect.poll(() => site.calls('GET /api/notification/unread-count')).toBeGreaterThan(counted);
  await untilIdle(phone.page);
  for (const call of [...listing, 'POST /api/notification/click']) expect(await site.calls(call)).toBe(0);
});

test('the weekly empty push is silent and tells the truth; the next one replaces it, opening the app closes it', async ({
  site,
  desktop,
  phone,
}) => {
  await phone.signIn('member');
  const weekly = async () => {
    const answer = await site.local('/push-tokens/weekly', {
      method: 'POST',
      headers: { Accept: 'application/json' },
    });
    const { tokens } = (await answer.json()) as { tokens: string[] };
    const ours = tokens.filter((token) => token.startsWith('fcm-'));
    expect(await phone.firebase.deliver([{ tokens: ours, envelope: {} }])).toEqual([]);
  };
  await weekly();
  await expect.poll(() => desktop.count()).toBe(1);
  const shown = () =>
    phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body, silent }) => ({ body, silent }));
    });
  expect(await shown()).toEqual([{ body: '연결을 확인하는 알림이에요. 새 소식은 없어요.', silent: true }]);
  await weekly();
  await expect.poll(() => desktop.count()).toBe(2);
  expect(desktop.shown()).toHaveLength(1);
  await phone.page.goto(`${site.origin}/event`);
  await expect.poll(() => desktop.shown()).toEqual([]);
});

test('a subscription that the browser changes is noticed by the open app', async ({ phone }) => {
  await phone.signIn('member');
  const { context } = phone;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
    const changed = Object.assign(new Event('pushsubscriptionchange'), { waitUntil: () => undefined });
    scope.dispatchEvent(changed);
  });
  await expect(phone.lostBar).toBeVisible();
  expect(phone.firebase.live()).toEqual(['fcm-2']);
});
