import { untilOver } from './calls.ts';
import { dormitory, dormitoryCall } from './dormitoryBoard.ts';
import { titlesOf } from './events.ts';
import { pagesAsked } from './pagesAsked.ts';
import { expect, test } from './test.ts';

test.describe('the search', () => {
  test('a tap opens the last search in one step, without the bare address before it', async ({ page }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    const went = await page.evaluateHandle(() => {
      const addresses: string[] = [];
      const { pushState, replaceState } = window.history;
      const noting =
        (change: typeof pushState): typeof pushState =>
        (state, unused, url) => {
          if (url) addresses.push(decodeURIComponent(new URL(url, window.location.href).search));
          change.call(window.history, state, unused, url);
        };
      Object.assign(window.history, { pushState: noting(pushState), replaceState: noting(replaceState) });
      return addresses;
    });
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('region', { name: '기숙사 글' }).getByRole('article').first()).toBeVisible();
    expect(new Set(await went.jsonValue())).toEqual(new Set(['?group=기숙사&detail=기숙사']));
  });

  test('a bare address takes over the last search; the address is the search', async ({ page }) => {
    await page.goto('/event');
    await expect(page).toHaveURL(/detail=/);
    await page.goto(`${dormitory}&searchText=${encodeURIComponent('입사')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page).toHaveURL(/searchText=/);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
  });

  test('the last board is there again at the next launch, the text is not', async ({ page, context }) => {
    await page.goto(`${dormitory}&searchText=${encodeURIComponent('입사')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('입사');
    const nextLaunch = await context.newPage();
    await nextLaunch.goto('/event');
    await expect(nextLaunch.getByRole('button', { name: /^상세/ })).toContainText('기숙사');
    await expect(nextLaunch.getByRole('searchbox')).toHaveValue('');
  });

  test('Enter sends the keyboard away, and a typed text goes along to another board', async ({ page }) => {
    await page.goto(dormitory);
    const field = page.getByRole('searchbox');
    await field.fill('입사');
    await field.press('Enter');
    await expect(page).toHaveURL(/searchText=/);
    await expect(field).not.toBeFocused();
    await field.fill('안내');
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('대학원').click();
    await expect(page.getByRole('region', { name: '대학원, ‘안내’ 검색 결과' })).toBeVisible();
    await expect(field).toHaveValue('안내');
  });

  test('choosing a group chooses its first board, and the list starts anew', async ({ page, campus }) => {
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('학과 공지사항').click();
    await expect(page).toHaveURL(
      new RegExp(encodeURIComponent('학과 공지사항').replaceAll('%20', '(%20|\\+)')),
    );
    await expect(page.getByRole('button', { name: /^상세/ })).toContainText('간호대학');
    await expect.poll(() => pagesAsked(campus, '/api/event/Nursing')).toEqual([0]);
  });

  test('a late answer of an earlier choice never shows', async ({ page, campus }) => {
    await campus.flip({ delay: `${dormitoryCall}:5000` });
    const late = untilOver(page, '/api/event/Dormitory');
    await page.goto(dormitory);
    await expect.poll(() => campus.calls(dormitoryCall)).toBe(1);
    await page.getByRole('button', { name: /^단체/ }).click();
    await page.getByRole('dialog').getByText('대학원').click();
    const [newest = ''] = await titlesOf('Graduate');
    const first = page.getByRole('article').first().getByRole('heading');
    await expect(first).toHaveText(newest);
    await late;
    await expect(first).toHaveText(newest);
    const shown = await page.getByRole('article').getByRole('heading').allTextContents();
    const ofDormitory = await titlesOf('Dormitory');
    expect(shown.filter((title) => ofDormitory.includes(title))).toEqual([]);
  });

  test('opening the search anew starts on top and asks for the first page', async ({ page, campus }) => {
    await page.goto(dormitory);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
    await navigation.getByRole('link', { name: '홈' }).click();
    await expect(page.getByRole('heading', { name: '이번 주 인기글' })).toBeVisible();
    const asked = (await pagesAsked(campus, '/api/event/Dormitory')).filter((value) => value === 0).length;
    await navigation.getByRole('link', { name: '검색' }).click();
    await expect(page.getByRole('region', { name: '기숙사 글' }).getByRole('article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect((await pagesAsked(campus, '/api/event/Dormitory')).filter((value) => value === 0)).toHaveLength(
      asked + 1,
    );
  });
});
