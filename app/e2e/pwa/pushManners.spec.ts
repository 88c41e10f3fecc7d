import { untilSaid } from '../said.ts';
import { waitForWorker } from './support/installedApp.ts';
import { boardOf } from './support/phone.ts';
import { expect, test } from './support/pwaTest.ts';
import { quietNow } from './support/quietHours.ts';
import { readDatabase } from './support/readDatabase.ts';

test('signed out without a network: nothing comes, and at the next start the token goes before anything else', async ({
  site,
  desktop,
  phone,
}) => {
  const { page, firebase } = phone;
  await phone.signIn('member');
  await page.goto(`${site.origin}/mypage`);
  const logOut = page.getByRole('button', { name: '로그아웃' });
  await expect(logOut).toBeVisible();
  await phone.context.setOffline(true);
  firebase.isReachable = false;
  await logOut.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(`${site.origin}/login`);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.pushManager.getSubscription()) === null;
      }),
    )
    .toBe(true);
  expect(firebase.calls).toEqual(['POST']);

  await page.goto('about:blank');
  await phone.context.setOffline(false);
  firebase.isReachable = true;
  await page.goto(`${site.origin}/login`);
  await expect.poll(() => firebase.calls).toEqual(['POST', 'DELETE fcm-1', 'POST']);
  const shownBefore = desktop.count();
  await phone.publish(boardOf.member, '가의 소식');
  await phone.signIn('collector');
  const token = await phone.token();
  expect(token).not.toBe('fcm-1');
  expect(await phone.rows('collector')).toEqual([`${token} live`]);
  await phone.publish(boardOf.collector, '나의 소식');
  await expect.poll(() => desktop.count() - shownBefore).toBe(1);
  expect(desktop.shown()[0]?.body).toContain('나의 소식');
});

test('what a former member left goes before any call with a bearer', async ({ site, phone }) => {
  const { page, context } = phone;
  await phone.signIn('member');
  await page.goto(`${site.origin}/privacy_consent_form.html`);
  await page.evaluate(() => localStorage.setItem('pushTokenLeft', 'fcm-left'));
  const order: string[] = [];
  context.on('request', (request) => {
    const isApi = request.url().startsWith(site.apiOrigin);
    if (isApi && request.headers().authorization !== undefined) order.push('bearer');
    if (request.method() === 'DELETE') order.push('dropped');
  });
  await page.goto(`${site.origin}/mypage`);
  await expect.poll(() => order).toContain('bearer');
  expect(order[0]).toBe('dropped');
});

test('a push although nobody is signed in says nothing of what it carries', async ({
  site,
  desktop,
  phone,
}) => {
  await phone.page.goto(`${site.origin}/login`);
  await expect.poll(() => phone.firebase.live()).toEqual(['fcm-1']);
  const envelope = {
    notification: { title: '[장학]', body: '남의 소식' },
    data: { click_action: `${site.origin}/event/42`, unread_count: '7' },
  };
  await phone.firebase.deliver([{ tokens: ['fcm-1'], envelope }]);
  await expect.poll(() => desktop.shown().map(({ title }) => title)).toEqual(['캠퍼스벨']);
  expect(desktop.shown()[0]?.body).toContain('로그인하면 새 알림을 볼 수 있어요.');
});

test('the quiet hours of the profile hold without any page open: the night is one silent notification', async ({
  site,
  desktop,
  phone,
}) => {
  const { page } = phone;
  await phone.signIn('member');
  await page.goto(`${site.origin}/mypage`);
  await page.getByText('조용한 시간', { exact: true }).click();
  const hours = quietNow();
  await page.getByLabel('시작').fill(hours.from);
  await page.getByLabel('끝').fill(hours.to);
  const kept = async () =>
    (await readDatabase(page, 'campus-bell-device', 'notes')).find(({ key }) => key === 'quietHours')?.value;
  await expect.poll(kept).toEqual(hours);
  await page.reload();
  await expect(page.getByLabel('끝')).toHaveValue(hours.to);
  await page.goto('about:blank');

  for (const [at, title] of ['하나', '둘'].entries()) {
    await phone.publish(boardOf.member, title);
    await expect.poll(() => desktop.count()).toBe(at + 1);
  }
  expect(desktop.shown()).toHaveLength(1);
  expect(desktop.shown()[0]?.body).toContain('밤사이 새 소식 2건');
  const opening = phone.context.waitForEvent('page');
  desktop.click(desktop.shown()[0]?.id ?? 0);
  await (await opening).waitForURL(`${site.origin}/notification`);
});

test('‘찜하기’ of a notification opens the event, likes it there and says so', async ({ desktop, phone }) => {
  await phone.signIn('member');
  await phone.publish(boardOf.member, '찜할 소식');
  await expect.poll(() => desktop.shown().length).toBe(1);
  const [notification] = desktop.shown();
  expect(notification?.title).toBe('기숙사');
  const at = notification?.actions.indexOf('찜하기') ?? 0;
  const told = untilSaid(phone.page, '찜했어요.');
  desktop.click(notification?.id ?? 0, notification?.actions[at - 1]);
  await expect(phone.page.getByRole('heading', { name: '찜할 소식' })).toBeVisible();
  await told;
  await expect(phone.page.getByRole('button', { name: '찜 1개' })).toBeVisible();
});

test('over an older app: its worker goes, and its member learns that nothing comes until the next login', async ({
  site,
  phone,
}) => {
  const { page } = phone;
  await phone.signIn('member');
  // The older app came without a policy for scripts.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.evaluate(async () => {
    localStorage.removeItem('pushTokenGiven');
    localStorage.setItem('fcmToken', 'fcm-older');
    const scope = '/firebase-cloud-messaging-push-scope';
    await navigator.serviceWorker.register('/service-worker.js', { scope });
  });
  await devtools.send('Page.setBypassCSP', { enabled: false });
  await page.goto(`${site.origin}/subscribe`);
  await waitForWorker(page);
  await expect(phone.lostBar).toBeVisible();
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await expect.poll(scopes).toEqual([`${site.origin}/`]);
});
