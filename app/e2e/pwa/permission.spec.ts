import { pushTokenTimeoutMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import type { Page } from '@playwright/test';
import { untilSaid } from '../said.ts';
import { appLayerStands, untilIdle } from './support/appLayer.ts';
import { waitForWorker } from './support/installedApp.ts';
import { expect, signIn, test } from './support/pwaTest.ts';
import { readDatabase } from './support/readDatabase.ts';

/** The tokens that Firebase's own database holds. */
async function keptByProvider(page: Page): Promise<unknown[]> {
  const records = await readDatabase(page, 'firebase-messaging-database', 'firebase-messaging-store');
  return records.map(({ value }) => value.token);
}

test('no route asks for the permission by itself', async ({ site, openBrowser }) => {
  const { context, page } = await openBrowser();
  await context.addInitScript(() => {
    const ask = Notification.requestPermission;
    Notification.requestPermission = (...given) => {
      sessionStorage.setItem('asked', location.pathname);
      return ask.apply(Notification, given);
    };
  });
  await signIn(page, site);
  for (const route of Object.values(routes)) {
    const path = route.replace(':eventId', '42');
    await page.goto(site.origin + path);
    await appLayerStands(page);
    await untilIdle(page);
    expect(await page.evaluate(() => sessionStorage.getItem('asked')), path).toBeNull();
  }
});

test('a tap asks once, then the provider is given its 10 seconds, and the button is free again', async ({
  site,
  openBrowser,
}) => {
  const { context, page, setPermission } = await openBrowser();
  await context.exposeBinding('allowNotifications', () => setPermission(site.origin, 'granted'));
  await context.addInitScript(() => {
    const ask = Notification.requestPermission;
    Notification.requestPermission = async () => {
      await (window as unknown as { allowNotifications(): Promise<void> }).allowNotifications();
      return ask.call(Notification);
    };
  });
  await context.route('https://firebaseinstallations.googleapis.com/**', () => new Promise(() => undefined));
  await page.goto(`${site.origin}/guide`);
  await waitForWorker(page);
  await setPermission(site.origin, 'prompt');
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: '알림 허용하기' }).click();
  await expect(page.getByText('등록하는 중이에요.')).toBeVisible();
  const told = untilSaid(page, '알림 등록을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.');
  await page.clock.fastForward(pushTokenTimeoutMs);
  await told;
  await expect(page.getByRole('button', { name: '다시 등록하기' })).toBeEnabled();
});

test('a device that refused reads where to allow it', async ({ site, openBrowser }) => {
  const { page, setPermission } = await openBrowser();
  await setPermission(site.origin, 'denied');
  await page.goto(`${site.origin}/guide#push-check`);
  await expect(page.getByText('알림이 차단돼 있어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '알림 허용하기' })).toHaveCount(0);
});

test('a renewed token of the provider is stored, and the next login is asked for', async ({
  site,
  openBrowser,
}) => {
  const { context, page, setPermission } = await openBrowser();
  const headers = { 'access-control-allow-origin': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) => {
    const { fid } = (route.request().postDataJSON() ?? {}) as { fid?: string };
    const token = { token: 'auth', expiresIn: '604800s' };
    const answer = route.request().url().includes('authTokens')
      ? token
      : { fid, refreshToken: 'r', authToken: token };
    return route.fulfill({ headers, json: answer });
  });
  const methods: string[] = [];
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    methods.push(route.request().method());
    const isRefresh = route.request().method() === 'PATCH';
    return route.fulfill({ headers, json: { token: isRefresh ? 'fcm-renewed' : 'fcm-first' } });
  });
  await signIn(page, site);
  await setPermission(site.origin, 'granted');
  await page.evaluate(() => {
    localStorage.setItem('fcmToken', 'fcm-first');
    localStorage.setItem('pushTokenGiven', 'fcm-first');
  });
  await page.goto(`${site.origin}/guide`);
  await expect(page.getByText('이 기기를 등록했어요.')).toBeVisible();
  await expect.poll(() => keptByProvider(page)).toEqual(['fcm-first']);

  await context.addInitScript(() => {
    const eightDays = 8 * 24 * 60 * 60_000;
    const real = Date.now;
    Date.now = () => real() + eightDays;
  });
  await page.reload();
  await expect(page.getByText('다시 로그인하면 이 기기를 새로 등록해요.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcmToken'))).toBe('fcm-renewed');
  expect(methods).toContain('PATCH');
});
