import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { startTool } from '../../../.ci/startTool.mjs';
import { account } from '../accounts.ts';
import { devApiPort, devAppPort } from '../addresses.ts';
import { test as base } from '../tokenCanary.ts';

const origin = `http://localhost:${devAppPort}`;
const apiOrigin = `http://localhost:${devApiPort}`;

const isUp = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** What `npm run dev` starts, on ports of its own. */
const test = base.extend<object, { server: ChildProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const ports = ['--app-port', String(devAppPort), '--api-port', String(devApiPort)];
      const server = startTool('node', ['app/scripts/start.mjs', '--dev', ...ports], { stdio: 'ignore' });
      const ended = new Promise((done) => server.once('exit', done));
      await expect.poll(() => isUp(origin), { timeout: 120_000 }).toBe(true);
      await expect.poll(() => isUp(`${apiOrigin}/local`), { timeout: 120_000 }).toBe(true);
      await use(server);
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
});

test.use({ baseURL: origin });

test('on the development server one signs in through the screens, and a published notice arrives', async ({
  page,
  context,
}) => {
  // The first start bundles the libraries and loads the page anew when it has.
  test.setTimeout(240_000);
  await page.goto('/login');
  const login = page.getByRole('button', { name: '구글 계정으로 로그인' });
  const dialog = page.getByRole('dialog', { name: '알림이 아직 등록되지 않았어요' });
  await expect(async () => {
    await login.click({ timeout: 60_000 });
    await expect(dialog).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.grantPermissions(['notifications'], { origin });
  await page.getByRole('button', { name: '등록하고 로그인' }).click();
  await page.getByRole('link', { name: account.member }).click();
  await expect(page).toHaveURL(`${origin}/`, { timeout: 60_000 });
  await page.goto('/mypage');
  await expect(page.getByText('haneul.kim@ajou.example')).toBeVisible();

  const board = await page.evaluate(async (api) => {
    await navigator.serviceWorker.ready;
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const topics: { englishTopic: string; receiveNotification: boolean }[] = await (
      await fetch(`${api}/api/topic/subscriptionsStatus`, { headers })
    ).json();
    return topics.find(({ receiveNotification }) => receiveNotification)?.englishTopic ?? '';
  }, apiOrigin);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body }) => body);
    });
  await expect(async () => {
    const notice = new URLSearchParams({ board, title: '도서관 좌석 안내', body: '' });
    await fetch(`${apiOrigin}/local/publish`, { method: 'POST', body: notice });
    await expect.poll(shown, { timeout: 2_000 }).toContain('도서관 좌석 안내');
  }).toPass();
});
