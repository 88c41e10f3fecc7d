import puppeteer from 'puppeteer-core';
import { startNotificationDaemon } from '../pwa/support/notificationDaemon.ts';
import { startAutopush } from './autopush.ts';
import { startEngineSite, until } from './engineSite.ts';

/** Firefox: load, search, detail, offline shell, and a real push with its notification and its click. */
const executablePath = process.argv[2] ?? '/usr/bin/firefox-esr';
const site = await startEngineSite('firefox');
const desktop = await startNotificationDaemon();
const autopush = await startAutopush();
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: desktop.address },
  extraPrefsFirefox: {
    'dom.push.serverURL': autopush.url,
    'dom.push.testing.allowInsecureServerURL': true,
    'dom.push.connection.enabled': true,
    'intl.accept_languages': 'ko-KR',
  },
});

try {
  const page = await browser.newPage();
  const shows = (text: string) => () =>
    page.evaluate((wanted) => document.querySelector('#root')?.textContent?.includes(wanted) === true, text);
  await page.goto(`${site.api.url}/local/sign-in?as=member`);
  await until('home shows events', () =>
    page.evaluate(() => document.querySelector('main a[href^="/event/"]') !== null),
  );
  await until('the worker controls the page', () =>
    page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
  );
  await page.goto(`${site.origin}/event`);
  await until('search shows events', () =>
    page.evaluate(() => document.querySelector('main a[href^="/event/"]') !== null),
  );
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/event/"]')?.click());
  await until('a detail opens', shows('사이트로 가기'));

  await browser.defaultBrowserContext().overridePermissions(site.origin, ['notifications']);
  const subscription = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const key = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const applicationServerKey = await crypto.subtle.exportKey('raw', key.publicKey);
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    return JSON.stringify(made);
  });
  const eventPath = await page.evaluate(() => location.pathname);
  const push = {
    notification: { title: '[소프트웨어]', body: '특강 안내' },
    data: { click_action: `${site.origin}${eventPath}`, unread_count: '3' },
  };
  await page.goto(`${site.origin}/guide`);
  autopush.push(JSON.parse(subscription), JSON.stringify(push));
  await until(
    'a push shows one notification',
    async () => desktop.shown().length === 1 && desktop.count() === 1,
  );
  desktop.click(desktop.shown()[0]?.id ?? 0);
  await until('its click opens the event', async () =>
    (await browser.pages()).some((each) => new URL(each.url()).pathname === eventPath),
  );

  await site.stopApp();
  const offline = await browser.newPage();
  await offline.goto(`${site.origin}/guide`);
  await until('the shell starts without the server', () =>
    offline.evaluate(
      () => document.querySelector('#root')?.textContent?.includes('홈 화면에 추가하기') === true,
    ),
  );
} finally {
  await browser.close();
  autopush.close();
  await desktop.close();
  await site.close();
}
