import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import { stopTime } from './clock.ts';
import { holdBack, holdTheApp } from './heldBack.ts';
import { expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';
import { letters } from './typeface.ts';
import { untilPainted } from './untilPainted.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('firstContent'));

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** The document's own, and the app's, which waits behind none. */
const popularCalls = /\/api\/event\/popular\??$/;

test.describe('home before the app has come', () => {
  test('shows ten cards and the first banner, which the app then draws the same and in their places', async ({
    page,
  }) => {
    await noteShifts(page);
    await holdBack(page, /\/assets\/lateParts-/);
    // Other letters have other widths.
    await holdBack(page, letters);
    // Every picture comes and no minute passes: what a card says then depends on no drawing's moment.
    await page.route(/\/images\/missing-\d+\.svg$/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await stopTime(page);
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    // The banners stand still below the pointer.
    await page.getByRole('img', { name: /^배너 1/ }).hover();
    const rows = page.locator('main li[data-row], main [role="group"]:not([inert])');
    const drawn = await rows.evaluateAll((all) => Object.assign(window, { drawn: all }).drawn.length);
    letIn();
    await untilTheAppDraws(page);
    const same = await rows.evaluateAll((all) => {
      const { drawn: before } = window as unknown as { drawn: Element[] };
      return all.map((row, at) => row !== before[at] && row.isEqualNode(before[at] ?? null));
    });
    expect(same).toEqual(Array.from({ length: drawn }, () => true));
    await untilPainted(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('is drawn in the theme that the student chose', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('keeps no room for banners where there are none: the cards stay in their places', async ({ page }) => {
    const top = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    await page.route(`${apiOrigin}/api/event/banner`, async (route) =>
      route.fulfill({ response: await route.fetch(), json: [] }),
    );
    await holdBack(page, /\/assets\/lateParts-/);
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect.poll(() => page.locator('main div[aria-busy="true"]').count()).toBe(0);
    const drawnAt = await top();
    letIn();
    await untilTheAppDraws(page);
    await untilPainted(page);
    expect(await top()).toBe(drawnAt);
  });

  test('shows at the next visit what the last one showed, before the server answers', async ({
    page,
    campus,
  }) => {
    await page.goto('/');
    await expect.poll(() => kept(page)).not.toBeNull();
    expect(new Blob([(await kept(page)) ?? '']).size).toBeLessThanOrEqual(20_000);
    await expect(page.getByRole('article')).toHaveCount(10);
    const titles = await page.getByRole('article').getByRole('link').allTextContents();
    await campus.flip({ delay: 'GET /api/event/*:60000' });
    await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article').getByRole('link')).toHaveText(titles);
    await expect(page.getByRole('img', { name: /^배너 1/ })).toBeVisible();
  });

  test('what the server says the same again stays as it is drawn', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => kept(page)).not.toBeNull();
    const last = await kept(page);
    await holdTheApp(page);
    const answer = await holdBack(page, /\/api\/event\/(?:banner|popular)$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(10);
    const drawn = await page.locator('article, #root img').elementHandles();
    answer();
    await expect.poll(() => kept(page)).not.toBe(last);
    for (const element of drawn) expect(await element.evaluate((each) => each.isConnected)).toBe(true);
  });

  test('rows of the last visit say how old they are, though the banners are new', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => kept(page)).not.toBeNull();
    await page.evaluate((daysMs) => {
      const saved = JSON.parse(localStorage.getItem('firstContent') ?? '');
      localStorage.setItem('firstContent', JSON.stringify({ ...saved, at: saved.at - daysMs }));
    }, 3 * 86_400_000);
    await holdBack(page, popularCalls);
    const banner = page.waitForResponse(`${apiOrigin}/api/event/banner`);
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await (await banner).finished();
    await expect(page.getByRole('article')).toHaveCount(10);
    await untilPainted(page);
    letIn();
    await untilTheAppDraws(page);
    await expect(page.getByText(/^3일 전에 저장한 글이에요/).first()).toBeVisible();
  });

  test('a member’s stars wait for the member’s own answer', async ({ page, campus }) => {
    await campus.signIn(page);
    const answer = await holdBack(
      page,
      popularCalls,
      (request) => request.headers().authorization !== undefined,
    );
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const waiting = page.locator('article button[aria-busy="true"]');
    await expect(waiting).toHaveCount(10);
    letIn();
    await untilTheAppDraws(page);
    await expect(waiting).toHaveCount(10);
    answer();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test('what was kept of it goes with the member', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/');
    await expect.poll(() => kept(page)).not.toBeNull();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('a tap on a card or a star is done once the app is there, without a new document', async ({
    page,
  }) => {
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const star = page.getByRole('article').nth(2).getByRole('button');
    await star.click();
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    letIn();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  });

  test('a tap on a star is not done by an app that comes long after it', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.assign(window, { clicks: 0 });
      window.addEventListener('click', () => Object.assign(window, { clicks: 1 + clicksOf(window) }), true);
      const clicksOf = (seen: object) => (seen as { clicks: number }).clicks;
    });
    const letIn = await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('article').first().getByRole('button').click();
    await page.clock.fastForward(10_000);
    letIn();
    await untilTheAppDraws(page);
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(1);
  });

  test('the focus is given back where it stood, without a scroll, and not once it has been left', async ({
    page,
  }) => {
    const star = page.getByRole('article').last().getByRole('button');
    const takeOver = async (leaves: boolean) => {
      const letIn = await holdTheApp(page);
      await page.goto('/', { waitUntil: 'commit' });
      await star.evaluate((button, isLeft) => {
        button.focus({ preventScroll: true });
        if (isLeft) button.blur();
      }, leaves);
      letIn();
      await untilTheAppDraws(page);
      await untilPainted(page);
    };
    await takeOver(false);
    await expect(star).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.unrouteAll();
    await takeOver(true);
    await expect(page.locator('body')).toBeFocused();
  });

  test('a link leads on where the app does not come', async ({ page }) => {
    await holdTheApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/event\/\d+$/, { waitUntil: 'commit' });
  });
});
