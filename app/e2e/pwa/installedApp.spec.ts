import type { BrowserContext } from '@playwright/test';
import { waitForWorker } from './support/installedApp.ts';
import type { Subscription } from './support/pushService.ts';
import { expect, signIn, test } from './support/pwaTest.ts';

const google = {
  installations: 'https://firebaseinstallations.googleapis.com/**',
  registrations: 'https://fcmregistrations.googleapis.com/**',
};

/** Google's two hosts, the only part of Firebase that is not real here. */
async function answerGoogle(context: BrowserContext, token = 'fcm-provider') {
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(google.installations, async (route) => {
    const { fid } = (route.request().postDataJSON() ?? {}) as { fid?: string };
    const authToken = { token: 'auth', expiresIn: '604800s' };
    await route.fulfill({ headers, json: { fid, refreshToken: 'refresh', authToken } });
  });
  await context.route(google.registrations, (route) => route.fulfill({ headers, json: { token } }));
}

test('a push reaches the closed app, its click opens the standalone window, and the badge counts', async ({
  site,
  desktop,
  pushService,
  openBrowser,
}) => {
  const { context, page, devtools, setPermission } = await openBrowser();
  await answerGoogle(context);
  await signIn(page, site);
  await waitForWorker(page);
  await setPermission(site.origin, 'granted');
  await page.evaluate(() => {
    for (const key of ['fcmToken', 'pushTokenGiven']) localStorage.removeItem(key);
  });
  await page.goto(`${site.origin}/guide`);
  await expect(page.getByText('이 기기를 등록했어요.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fcmToken'))).toBe('fcm-provider');

  const manifestId = `${site.origin}/`;
  await devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
  await devtools.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  const badge = async () => (await devtools.send('PWA.getOsAppState', { manifestId })).badgeCount;

  const subscription = (await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription())?.toJSON();
  })) as unknown as Subscription;
  const published = await site.local('/publish', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ board: 'AjouNormal', title: '특강 안내', body: '' }),
  });
  const { eventId } = (await published.json()) as { eventId: number };
  await page.goto('about:blank');

  const push = {
    notification: { title: '[아주대학교-일반]', body: '특강 안내' },
    data: { click_action: `${site.origin}/event/${eventId}`, push_cluster_id: '1', unread_count: '7' },
  };
  await pushService.push(subscription, JSON.stringify(push));
  await expect.poll(() => desktop.shown().length).toBe(1);
  expect(desktop.shown()[0]?.title).toBe('아주대학교-일반');
  await expect.poll(badge).toBe(7);

  const opening = context.waitForEvent('page');
  desktop.click(desktop.shown()[0]?.id ?? 0);
  const opened = await opening;
  await opened.waitForURL(`${site.origin}/event/${eventId}`);
  await expect(opened.getByRole('heading', { name: '특강 안내' })).toBeVisible();
  await expect.poll(() => opened.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);

  await opened.evaluate(() => localStorage.clear());
  await opened.goto(`${site.origin}/guide`);
  await expect.poll(badge).toBe(0);
  expect(desktop.count()).toBe(1);
});
