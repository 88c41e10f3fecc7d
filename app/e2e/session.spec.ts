import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { apiOrigin } from './addresses.ts';
import { callsOf, untilHomeAnswered } from './calls.ts';
import { expect, test } from './test.ts';

const reissue = 'PATCH /api/users/reissue-token';
const timeoutText = '로그인 시간이 만료되어 로그아웃 되었습니다.';
const personal = ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'];

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

/** The app's client and session as a script that a page runs beside the app. */
async function probeScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': "'production'" },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./sessionProbe.ts', import.meta.url)),
        formats: ['iife'],
        name: 'probe',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('no probe');
  return output.output[0].code;
}

test('20 calls at once in each of 3 tabs with an expired token renew it once, and all are answered', async ({
  page,
  context,
  campus,
}) => {
  await campus.signIn(page);
  const before = await accessToken(page);
  const script = await probeScript();
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/terms_of_service.html');
    await tab.evaluate(script);
  }
  await campus.expire();
  type Probe = { callAtOnce(origin: string, calls: number): Promise<{ answered: number; lost: string[] }> };
  const callAtOnce = (origin: string) => (globalThis as unknown as Probe).callAtOnce(origin, 20);
  const results = await Promise.all(tabs.map((tab) => tab.evaluate(callAtOnce, apiOrigin)));
  expect(results).toEqual(Array(3).fill({ answered: 20, lost: [] }));
  expect(await campus.calls(reissue)).toBe(1);
  expect(await accessToken(page)).not.toBe(before);
});

test('3 tabs of the app that wake up with an expired token renew it once', async ({
  page,
  context,
  campus,
}) => {
  await campus.signIn(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await untilHomeAnswered(tab, () => tab.goto('/'));
  await campus.expire();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: /읽지 않은 알림/ })).toBeVisible();
    await expect(tab.getByRole('article')).toHaveCount(10);
  }
  expect(await campus.calls(reissue)).toBe(1);
});

/** The push token went with the session; this browser has no push service that gives another. */
async function connectedAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('pushTokenLeft');
    localStorage.setItem('fcmToken', 'e2e-fresh-push-token');
  });
  await page.reload();
}

for (const [how, fail] of [
  ['401', null],
  ['500', '500'],
] as const) {
  test(`a refresh answered ${how} ends the session once, and the login leads back`, async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    const asked = await campus.calls('GET /api/users');
    await campus.expire({ refresh: true });
    if (fail !== null) await campus.flip({ fail: `${reissue}:${fail}` });
    await page.goto('/profile-modification');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alertdialog', { name: '로그인 시간 만료' })).toContainText(timeoutText);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await campus.calls(reissue)).toBe(1);
    expect(await campus.calls('GET /api/users')).toBe(asked + 1);
    for (const key of personal) expect(await storedKeys(page)).not.toContain(key);

    await connectedAnew(page);
    await page.getByRole('button', { name: '구글 계정으로 로그인' }).click();
    await page.getByRole('link', { name: /김하늘/ }).click();
    await expect(page).toHaveURL('/profile-modification');
  });
}

test('a launch with a token that has run out renews it first, and no call meets a 401', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  await page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('accessToken') ?? '').split('.');
    const claims = btoa(JSON.stringify({ sub: '1', exp: Math.floor(Date.now() / 1000) - 1 }));
    localStorage.setItem('accessToken', [head, claims, signature].join('.'));
  });
  const before = (await campus.log()).length;
  await page.goto('/');
  await expect(page.getByRole('link', { name: /읽지 않은 알림/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('article [aria-busy]')).toHaveCount(0);
  const asked = (await campus.log()).slice(before);
  expect(asked.filter(({ method, path }) => `${method} ${path}` === reissue)).toHaveLength(1);
  const popular = asked.filter(({ path }) => path === '/api/event/popular');
  expect(popular.map(({ withBearer }) => withBearer)).toEqual([false, true]);
});

test('a public page that loses its session shows its content without it', async ({ page, campus }) => {
  await campus.signIn(page);
  await campus.expire({ refresh: true });
  await page.goto('/event');
  await expect(page.getByRole('alertdialog', { name: '로그인 시간 만료' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').click();
  const before = (await campus.log()).length;
  await page.goto('/event');
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked = (await campus.log()).slice(before);
  expect(asked.map(({ withBearer }) => withBearer)).toEqual([false]);
  expect(await campus.calls(reissue)).toBe(1);
});

test('a refresh without an answer keeps the session and loops nowhere', async ({ page, campus }) => {
  await campus.signIn(page);
  await page.goto('/profile-modification');
  await expect(page.getByLabel('이메일')).toHaveValue('haneul.kim@ajou.example');
  await campus.expire();
  await campus.flip({ fail: `${reissue}:0` });
  await page.goto('/mypage');
  await expect(page.getByRole('alert')).toContainText('내 정보를 불러오지 못했어요');
  await expect(page).toHaveURL('/mypage');
  expect(await accessToken(page)).not.toBeNull();
  await expect(async () => {
    const tries = await campus.calls(reissue);
    await page.waitForTimeout(1000);
    expect(await campus.calls(reissue), 'nothing tries again by itself').toBe(tries);
  }).toPass({ timeout: 60_000 });
  const log = await campus.log();
  const tries = log.filter(({ path }) => path === '/api/users/reissue-token').length;
  expect(tries).toBeLessThanOrEqual(log.filter(({ withBearer }) => withBearer).length);

  await campus.flip({ clear: '' });
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(page.getByText('haneul.kim@ajou.example')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without a refresh token the session ends silently', async ({ page, campus }) => {
  await campus.signIn(page);
  await page.evaluate(() => localStorage.removeItem('refreshToken'));
  await campus.expire();
  await page.goto('/mypage');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: /우리 학교 소식을/ })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await campus.calls(reissue)).toBe(0);
  for (const key of personal) expect(await storedKeys(page)).not.toContain(key);
});

test('signed out, no route makes a protected call, and members’ pages lead to the login', async ({
  page,
}) => {
  const asked = callsOf(page);
  for (const path of ['/mypage', '/profile-modification', '/delete-account', '/register-info']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  const main = page.getByRole('main');
  for (const path of ['/liked', '/subscribe', '/subscribe/keywordSubscribe', '/notification']) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: '로그인하기' })).toBeVisible();
  }
  for (const path of ['/event', '/']) {
    await page.goto(path);
    await expect(main.getByRole('article').first()).toBeVisible();
  }
  for (const [name, path] of [
    ['검색', /\/event\?/],
    ['찜', '/liked'],
    ['구독', '/subscribe'],
  ] as const) {
    const tab = page.getByRole('navigation').getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('navigation').getByRole('link', { name: '프로필' }).click();
  await expect(page.getByRole('button', { name: '구글 계정으로 로그인' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  const open = /^GET \/api\/event\/(popular|banner|[A-Za-z]+)$/;
  expect(asked.filter((call) => !open.test(call))).toEqual([]);
  expect(asked.some((call) => /liked|subscribed/.test(call))).toBe(false);
});

test('another tab’s login and logout are followed', async ({ page, context, campus }) => {
  await page.goto('/mypage');
  await expect(page).toHaveURL('/login');
  const other = await context.newPage();
  await campus.signIn(other);
  await expect(page.getByRole('heading', { name: '이미 로그인했어요' })).toBeVisible();
  await other.goto('/mypage');
  await other.getByRole('button', { name: '로그아웃' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { name: /우리 학교 소식을/ })).toBeVisible();
});

test('tokens that no server knows end as a lost session', async ({ page, campus, provoked }) => {
  provoked.push(/status of 401 .*\/api\//);
  await page.goto('/terms_of_service.html');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'tampered');
    localStorage.setItem('refreshToken', 'tampered');
  });
  await page.goto('/event');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog', { name: '로그인 시간 만료' })).toBeVisible();
  expect(await campus.calls(reissue)).toBe(1);
});
