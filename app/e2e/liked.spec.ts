import { expect, test } from './test.ts';

const star = /^찜 \d+개$/;

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
    await cards.first().getByRole('button', { name: star }).dblclick();
    await expect(page.locator(`article a[href="${href}"]`)).toHaveCount(0);
    expect(await campus.calls(`DELETE /api/event/like/${eventId}`)).toBe(1);

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
    const first = page.getByRole('article').first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await page.getByRole('button', { name: star }).click();
    await expect(page.getByRole('button', { name: star })).toHaveAttribute('aria-pressed', 'false');
    const asked = await campus.calls('GET /api/event/liked');
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    expect(await campus.calls('GET /api/event/liked')).toBe(asked);
  });

  test('the search is in the address and sent as typed', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.goto('/liked');
    await page.getByRole('searchbox').fill(' 안내 ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/liked\?searchText=/);
    await expect(page.getByRole('article').first()).toContainText('안내');
    const last = (await campus.log()).findLast(({ path }) => path === '/api/event/liked');
    expect(new URLSearchParams(last?.query).get('keyword')).toBe('안내');
  });
});
