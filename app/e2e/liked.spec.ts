import { openEvent, star } from './events.ts';
import { expect, test } from './test.ts';

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
    const title = await openEvent(page.getByRole('article').first());
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    const asked = await campus.calls('GET /api/event/liked');
    await page.goBack();
    await expect(page.getByRole('region', { name: '찜한 글' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
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
});
