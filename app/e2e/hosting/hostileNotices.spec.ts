import { eventPath, routes } from '@campus-bell/domain/routes';
import type { Page } from '@playwright/test';
import { holdTheApp } from '../heldBack.ts';
import { memberScreens } from '../memberScreens.ts';
import type { HostedSite } from './hostedSite.ts';
import { expect, signIn, test } from './hostedTest.ts';
import { hostileAddresses, hostileTexts, poisoned } from './hostileCorpus.ts';
import { expectUnharmed, watchForHarm } from './watch.ts';

test.use({ serviceWorkers: 'block' });

/** Puts something hostile into every text and address that the API answers with. */
async function poison(page: Page, { apiOrigin }: HostedSite, round: number): Promise<void> {
  await page.route(`${apiOrigin}/api/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    if (!response.ok() || text === '') return route.fulfill({ response });
    return route.fulfill({ response, json: poisoned(JSON.parse(text), round) });
  });
}

/** Where rows stand whose texts were poisoned. */
const withRows: readonly string[] = memberScreens.slice(0, 6);

test.describe('hostile answers on every screen', () => {
  for (const round of [0, 13]) {
    test(`are text, round ${round}`, async ({ page, context, site }) => {
      await signIn(page);
      const popular = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
      const harm = watchForHarm(context, site);
      await poison(page, site, round);
      for (const path of [...memberScreens, eventPath(popular[0].eventId)]) {
        await test.step(path, async () => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          if (withRows.includes(path)) {
            const rows = path === routes.notifications ? 'li a' : 'article';
            await expect(page.getByRole('main').locator(rows).first()).toBeVisible();
            await expect(page.getByRole('main')).toContainText(/pwned|evil\.example/, { useInnerText: true });
          }
          await expectUnharmed(page, harm, site.origin);
        });
      }
    });
  }
});

test('hostile answers are text in what home shows before the app has come', async ({
  page,
  context,
  site,
}) => {
  const harm = watchForHarm(context, site);
  await poison(page, site, 0);
  await holdTheApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/pwned|evil\.example/, { useInnerText: true });
  await expectUnharmed(page, harm, site.origin);
});

test('every hostile text of a notice is read letter by letter', async ({ page, context, site }) => {
  const popular = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
  const harm = watchForHarm(context, site);
  const marked = hostileTexts.filter((text) => /pwned/.test(text) && !/https:|\\u/.test(text));
  await page.route(`${site.apiOrigin}/api/event/detail/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), content: marked.join('\\n') } });
  });
  await page.goto(eventPath(popular[0].eventId));
  expect(marked.length).toBeGreaterThan(8);
  for (const text of marked) await expect(page.getByRole('article')).toContainText(text);
  await expectUnharmed(page, harm, site.origin);
});

test('a notice with a hostile address has no site to go to', async ({ page, context, site }) => {
  const popular = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
  const harm = watchForHarm(context, site);
  let url: string = '';
  await page.route(`${site.apiOrigin}/api/event/detail/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), url } });
  });
  for (const address of hostileAddresses) {
    await test.step(JSON.stringify(address), async () => {
      url = address;
      await page.goto(eventPath(popular[0].eventId));
      await page.getByRole('button', { name: '사이트로 가기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
      // A dialog leaves its step of the history a moment later, which would call off the next address.
      await page.waitForFunction(() => history.state?.depth === undefined);
      await expectUnharmed(page, harm, site.origin);
    });
  }
});

test.describe('the watch notices harm', () => {
  test.use({ provokesViolations: true });

  for (const [what, harmful] of Object.entries({
    'a script that ran': 'window.pwned = 1',
    'a polluted prototype': 'Object.prototype.pwned = 1',
    'a frame': "document.body.append(document.createElement('iframe'))",
    'a link that runs':
      "document.body.append(Object.assign(document.createElement('a'), { href: 'javascript:0' }))",
    'a picture elsewhere': "new Image().src = 'https://evil.example/a.png'",
    'a dialog': 'setTimeout(() => alert(1))',
  })) {
    test(what, async ({ page, context, site }) => {
      const harm = watchForHarm(context, site);
      await page.goto('/guide');
      await expectUnharmed(page, harm, site.origin);
      await page.evaluate(harmful);
      await expect(async () => {
        await expect(expectUnharmed(page, harm, site.origin)).rejects.toThrow();
      }).toPass();
    });
  }
});
