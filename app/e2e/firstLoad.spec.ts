import { firstLoadOf } from '../bench/firstLoad.ts';
import { expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

/** 110 kB, 1 kB for telling the team of failures and 1 kB for the boot script, which asks for the first answers. */
const scriptBudget = 112_000;
const fontBudget = 300_000;

test.describe('the first load of /', () => {
  test('needs at most 112 kB of script, compressed with brotli', () => {
    expect(firstLoadOf('.e2e/dist').scripts).toBeLessThanOrEqual(scriptBudget);
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

  test('a tap before the app has started leads on all the same', async ({ page }) => {
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('navigation').getByRole('link', { name: '검색' }).click();
    await page.waitForURL('**/event', { waitUntil: 'commit' });
    start();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/detail=/);
  });

  test('runs under the production headers: no inline script, Trusted Types enforced', async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
        report(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const response = await page.goto('/');
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
