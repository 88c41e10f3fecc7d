import type { Page } from '@playwright/test';
import { openEvent, star } from './events.ts';
import { holdBack } from './heldBack.ts';
import { expect, test } from './test.ts';

async function takeFirst(page: Page) {
  const first = page.getByRole('article').first();
  const href = await first.getByRole('link').getAttribute('href');
  await star(first).click();
  await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(0);
}

test.describe('liked events', () => {
  test('a visitor is led to the login, without a call', async ({ page, campus }) => {
    await page.goto('/liked');
    const login = page.getByRole('main').getByRole('link', { name: '로그인하기' });
    await expect(login).toHaveAttribute('href', '/login');
    expect((await campus.log()).filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  });

  test('a double tap unlikes once, the card leaves, and undoing likes once', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const link = cards.first().getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    const eventId = href.split('/').at(-1);
    await campus.flip({ delay: 'DELETE /api/event/like/*:1000' });
    await star(cards.first()).dblclick();
    await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(0);
    expect(await campus.calls(`DELETE /api/event/like/${eventId}`)).toBe(1);
    const unliked = (await campus.log()).filter(({ method }) => method === 'DELETE');
    expect(unliked, 'the card that moves up keeps its like').toHaveLength(1);

    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(1);
    expect(await campus.calls(`POST /api/event/like/${eventId}`)).toBe(1);
    await page.reload();
    await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(1);
  });

  test('an event unliked in its detail is gone from the list after going back, without asking again', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    await openEvent(page.getByRole('article').first());
    const { pathname } = new URL(page.url());
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    const asked = await campus.calls('GET /api/event/liked');
    await page.goBack();
    await expect(page.getByRole('region', { name: '찜한 글' }).getByRole('article').first()).toBeVisible();
    await expect(page.locator(`article a[href="${pathname}"]`)).toHaveCount(0);
    expect(await campus.calls('GET /api/event/liked')).toBe(asked);
  });

  test('the search is in the address and sent as typed', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox').fill(' 안내 ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/liked\?searchText=/);
    const found = page.getByRole('region', { name: '‘안내’ 검색 결과' });
    await expect(found.getByRole('article').first()).toContainText('안내');
    const last = (await campus.log()).findLast(({ path }) => path === '/api/event/liked');
    expect(new URLSearchParams(last?.query).get('keyword')).toBe('안내');
  });

  test('a list that shrinks shows what is left on the server, none skipped', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    for (let times = 0; times < 3; times += 1) await takeFirst(page);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText('더 이상 글이 없어요.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(cards).toHaveCount(12);
  });

  test('a list whose first page is emptied goes on with what is left on the server', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    for (let times = 0; times < 10; times += 1) await takeFirst(page);
    await expect(cards).toHaveCount(5);
    await expect(page.getByText('더 이상 글이 없어요.')).toBeVisible();
  });

  test('a like whose answer is late is in the list that was opened meanwhile', async ({ page, campus }) => {
    await campus.signIn(page);
    const answer = await holdBack(page, /\/api\/event\/like\//);
    const free = page
      .getByRole('article')
      .filter({ has: page.locator('[aria-pressed="false"]') })
      .first();
    const href = await free.getByRole('link').getAttribute('href');
    await star(free).click();
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '찜' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const link = page.locator(`article a[href="${href}"]`);
    await expect(link).toHaveCount(0);
    answer();
    await expect(link).toBeVisible();
    expect(await campus.calls('GET /api/event/liked')).toBe(1);
  });

  test('another tab follows; a like that is gone already goes without an alert', async ({
    page,
    context,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    const link = page.getByRole('article').first().getByRole('link');
    const href = await link.getAttribute('href');
    await expect(link).toBeVisible();
    const other = await context.newPage();
    await other.goto('/liked');
    await star(other.locator(`article:has(a[href="${href}"])`)).click();
    await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(0);
    await other.close();

    const next = await link.getAttribute('href');
    await campus.flip({ fail: 'DELETE /api/event/like/*:400' });
    await star(page.getByRole('article').first()).click();
    await expect(page.locator(`article a[href="${next}"]`)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a finger on a star presses the star, one on the title its card', async ({ page }) => {
    await page.goto('/event');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    const look = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
    const unpressed = await look();
    await star(card).hover();
    await page.mouse.down();
    await expect(star(card)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.waitForTimeout(300);
    expect(await look()).toBe(unpressed);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await card.getByRole('link').hover();
    await page.mouse.down();
    await expect.poll(look).not.toBe(unpressed);
  });
});
