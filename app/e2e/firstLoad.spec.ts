import { readFileSync } from 'node:fs';
import { firstLoadOf } from '../bench/firstLoad.ts';
import { stylesOf } from '../scripts/firstStyles.ts';
import { holdBack } from './heldBack.ts';
import { noteViolations } from './policyViolations.ts';
import { expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

/** Of it 18 kB are the boot, which asks for the first answers and draws them, with what the app needs as well. */
const scriptBudget = 95_000;
const documentBudgets = { 'index.html': 8_300, 'index.en.html': 8_950 };
const fontBudget = 300_000;
/** In a card with its picture, and in all that is around the ten. */
const elementBudgets = { card: 17, around: 95 };

test.describe('the first load of /', () => {
  test('needs at most 95 kB of script, compressed with brotli', () => {
    expect(firstLoadOf('.e2e/dist').scripts).toBeLessThanOrEqual(scriptBudget);
  });

  for (const [page, budget] of Object.entries(documentBudgets))
    test(`needs ${page} with the styles of home, at most ${budget} bytes compressed with brotli`, () => {
      expect(firstLoadOf('.e2e/dist', page).document).toBeLessThanOrEqual(budget);
    });

  test('is two scripts, of which the first starts the second, and no style sheet, and a visitor asks the server for two lists', async ({
    page,
    campus,
  }) => {
    const html = readFileSync('.e2e/dist/index.html', 'utf8');
    expect(html.match(/<script[^>]+src="\/assets\/boot-/g)).toHaveLength(1);
    expect(html.match(/<script[^>]+src=/g)).toHaveLength(1);
    expect(html.match(/<link rel="modulepreload"[^>]+href="\/assets\/first-/g)).toHaveLength(1);
    expect(html.match(/rel="stylesheet"/g)).toBeNull();
    // What comes to the cards and the frame once the page has time is not of the first screen.
    await holdBack(page, /\/(?:lateParts|readDeadline|PwaLayer)-[^/]*\.js/);
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(10);
    const asked = (await campus.log()).map(({ path }) => path);
    expect(asked.toSorted()).toEqual(['/api/event/banner', '/api/event/popular']);
    // How many of the ten have a picture is another number every day.
    const inCards = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('*').length));
    expect(Math.max(...inCards)).toBeLessThanOrEqual(elementBudgets.card);
    const around = (await page.locator('#root *').count()) - inCards.reduce((sum, size) => sum + size, 0);
    expect(around).toBeLessThanOrEqual(elementBudgets.around);
  });

  test('is followed by a sheet without its rules, which would style home twice', () => {
    const html = readFileSync('.e2e/dist/index.html', 'utf8');
    const [, rest = ''] = /<style data-rest="([^"]+)"/.exec(html) ?? [];
    const [, home = ''] = /<div id="root">([\s\S]*)/.exec(html) ?? [];
    const classes = [...home.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.length).toBeGreaterThan(20);
    expect(stylesOf(readFileSync(`.e2e/dist${rest}`, 'utf8'), new Set(classes))).toBe('');
  });

  test('needs at most 300 kB of fonts', async ({ page }) => {
    const fonts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font')
        fonts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    const firstFont = page.waitForRequest((request) => request.resourceType() === 'font');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    await firstFont;
    await expect(page.getByRole('article')).toHaveCount(10);
    await untilTypeface(page);
    const bytes = (await Promise.all(fonts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(fontBudget);
  });

  test('what is opened from there has all styles before it is drawn', async ({ page }) => {
    const style = await holdBack(page, /\/assets\/[^/]*\.css$/);
    // On a slow machine the style is asked for before the page has loaded, which then waits for it.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    const drawnWith = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            const field = document.querySelector('input[type="search"]');
            if (field === null) return;
            observer.disconnect();
            resolve(getComputedStyle(field).paddingLeft);
          }).observe(document, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).click();
    await expect(page).toHaveURL(/\/event/);
    await expect(page.locator('input[type="search"]')).toHaveCount(0);
    style();
    expect(await drawnWith).toBe('16px');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a tap before the app has started leads on all the same', async ({ page }) => {
    const start = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('navigation').getByRole('link', { name: '검색' }).click();
    await page.waitForURL('**/event', { waitUntil: 'commit' });
    start();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/detail=/);
  });

  test('runs under the production headers: no inline script, Trusted Types enforced', async ({ page }) => {
    const violations: string[] = [];
    await noteViolations(page, (text) => violations.push(text));
    const response = await page.goto('/');
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
