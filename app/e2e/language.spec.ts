import { say } from '@campus-bell/domain/language';
import { home } from '@campus-bell/domain/words/home';
import { languageChoice, languageNames } from '@campus-bell/domain/words/languageChoice';
import { myPage } from '@campus-bell/domain/words/myPage';
import { signIn } from '@campus-bell/domain/words/signIn';
import type { Page } from '@playwright/test';
import { appOrigin } from './addresses.ts';
import { holdTheApp } from './heldBack.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';

const popular = { ko: home.popular, en: say('en', () => home.popular) };
const loginTitle = { ko: signIn.heading, en: say('en', () => signIn.heading) };

/** Notes whether a text was ever to be seen, frame by frame. */
const watchFor = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      const root = document.getElementById('root');
      const isShown = root !== null && getComputedStyle(root).visibility === 'visible';
      if (isShown && root.textContent?.includes(wanted)) Object.assign(window, { seen: true });
      requestAnimationFrame(look);
    };
    look();
  }, text);

const hasSeen = (page: Page) => page.evaluate(() => 'seen' in window);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** A mark that only the same document keeps. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }).mark);
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

test.describe('a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('gets home in English, drawn before anything runs, and never sees another', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/', { headers: { 'Accept-Language': 'en-US,en;q=0.9' } })).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`>${popular.en}<`);
    expect(html).not.toContain(popular.ko);
    await watchFor(page, popular.ko);
    const others: string[] = [];
    page.on('request', (asked) => asked.url().endsWith('.html') && others.push(asked.url()));
    await page.goto('/');
    await expect(heading(page, popular.en)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page).toHaveTitle('Campus Bell');
    expect(await hasSeen(page)).toBe(false);
    expect(others).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    expect(await page.getAttribute('link[rel="manifest"]', 'href')).toBe('/manifest.en.webmanifest');
  });

  test('names boards in English', async ({ page }) => {
    await page.goto('/event');
    await expect(page.getByText('Ajou General').first()).toBeVisible();
  });
});

test.describe('the choice of the language', () => {
  test('at the login: at once, in this document, without a call, and kept for pages to come', async ({
    page,
    campus,
  }) => {
    await page.goto('/login');
    await mark(page);
    const before = (await campus.log()).length;
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect(heading(page, loginTitle.en)).toBeVisible();
    await expect(page.getByRole('button', { name: languageNames.ko })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    expect((await campus.log()).length).toBe(before);
    await expect(page).toHaveTitle(/Campus Bell$/);
    expect(await page.getAttribute('html', 'lang')).toBe('en');

    await watchFor(page, popular.ko);
    const answer = await page.goto('/');
    expect(await answer?.text()).toContain('<html lang="en">');
    await expect(heading(page, popular.en)).toBeVisible();
    expect(await hasSeen(page)).toBe(false);

    await page.goto('/login');
    await page.getByRole('button', { name: languageNames.ko }).click();
    await expect(heading(page, loginTitle.ko)).toBeVisible();
    await page.reload();
    await expect(heading(page, loginTitle.ko)).toBeVisible();
  });

  test('in the settings: the screen stays, and the frame follows', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/mypage');
    await expect(heading(page, myPage.settings)).toBeVisible();
    await mark(page);
    await page.getByRole('button', { name: new RegExp(languageChoice.label) }).click();
    await page.getByRole('radio', { name: languageNames.en }).click();
    await expect(
      heading(
        page,
        say('en', () => myPage.settings),
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Language/ })).toBeFocused();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('that can’t be had is told of, and can be had later', async ({ page, provoked }) => {
    provoked.push(/app\.en\.html/);
    await page.goto('/login');
    await page.route('**/app.en.html', (route) => route.abort());
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect(page.getByRole('listitem').filter({ hasText: languageChoice.failed })).toBeVisible();
    await expect(heading(page, loginTitle.ko)).toBeVisible();
    await page.unroute('**/app.en.html');
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect(heading(page, loginTitle.en)).toBeVisible();
  });

  test('on a page that a deploy has left behind loads it anew in that language', async ({ page }) => {
    await page.goto('/login');
    await mark(page);
    // The next build says one thing more, before all others.
    const html = await (await page.request.get('/app.en.html')).text();
    const body = html.replace(/(data-build=")[^"]*/, '$1next').replaceAll(/(":\[)(?=")/g, '$1"New",');
    await page.route('**/app.en.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(heading(page, loginTitle.en)).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });

  test('on a page whose part a deploy took away loads it anew', async ({ page, provoked }) => {
    provoked.push(/switchLanguage/);
    await page.goto('/login');
    await mark(page);
    await page.route('**/switchLanguage-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.getByRole('button', { name: languageNames.en }).click();
    await expect(heading(page, loginTitle.en)).toBeVisible();
  });
});

test.describe('a host that knows no languages', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const keepEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en'));

  test('sends the Korean document: nothing of it is seen', async ({ page }) => {
    await keepEnglish(page);
    await watchFor(page, loginTitle.ko);
    const answer = await page.goto('/login');
    expect(await answer?.text()).toContain('<html lang="ko">');
    await expect(heading(page, loginTitle.en)).toBeVisible();
    expect(await hasSeen(page)).toBe(false);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  test('sends the English document to who has chosen Korean: it is Korean all the same', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ko'));
    const context = page.context();
    const told = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
    for (const path of ['/', '/login']) {
      await context.addCookies([{ name: 'language', value: 'en', url: appOrigin }]);
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('<html lang="en">');
      await expect(heading(page, path === '/' ? popular.ko : loginTitle.ko)).toBeVisible();
      expect(await page.getAttribute('html', 'lang')).toBe('ko');
      await expect.poll(told).toBe('ko');
    }
  });

  test('sends home drawn in Korean: it is drawn in English as soon as anything runs', async ({ page }) => {
    await keepEnglish(page);
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page, popular.en)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    letIn();
    await untilTheAppDraws(page);
    await expect(heading(page, popular.en)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test('and loses the other one: the app is there in Korean', async ({ page, provoked }) => {
    provoked.push(/index\.en\.html/);
    await keepEnglish(page);
    await page.route('**/index.en.html', (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, popular.ko)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.locator('html')).not.toHaveAttribute('style', /hidden/);
  });
});
