import type { Page } from '@playwright/test';
import { leftoversOf } from './leftovers.ts';
import { expect, test } from './test.ts';

const boardPath = (group: string, detail = group) => `/event?${new URLSearchParams({ group, detail })}`;
const chips = (page: Page) => page.getByRole('list', { name: '내 게시판' }).getByRole('button');
const names = async (page: Page) =>
  (await chips(page).allTextContents()).map((text) => text.split(',')[0] ?? '').slice(1, -1);

async function pin(page: Page, board: string) {
  await page.getByRole('button', { name: /^상세/ }).click();
  await page.getByRole('button', { name: `${board} 고정`, exact: true }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('searchText') === text);
}

test.describe('the boards of a student', () => {
  test('stand first in the search, lead there at a touch, and are there at the next launch', async ({
    page,
    context,
  }) => {
    await open(page, boardPath('기숙사'));
    await open(page, boardPath('대학원'));
    await pin(page, '대학원');
    await expect.poll(() => names(page)).toEqual(['대학원', '기숙사']);
    await chips(page).filter({ hasText: '기숙사' }).click();
    await expect(page.getByRole('region', { name: '기숙사 글' })).toBeVisible();
    await expect(chips(page).filter({ hasText: '기숙사' })).toHaveAttribute('aria-pressed', 'true');
    await chips(page).filter({ hasText: '기숙사' }).click();
    await chips(page).filter({ hasText: '대학원' }).dblclick();
    await expect(page.getByRole('region', { name: '대학원 글' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: '기숙사 글' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: '대학원 글' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('region', { name: '기숙사 글' })).toBeVisible();
    const next = await context.newPage();
    await next.goto('/event');
    await expect(next.getByRole('region', { name: '기숙사 글' })).toBeVisible();
    await expect.poll(() => names(next)).toEqual(['대학원', '기숙사']);
  });

  test('are the same in two tabs', async ({ page, context }) => {
    await open(page, boardPath('기숙사'));
    const other = await context.newPage();
    await open(other, boardPath('대학원'));
    await expect.poll(() => names(page)).toEqual(['대학원', '기숙사']);
    await pin(page, '기숙사');
    await expect.poll(() => names(other)).toEqual(['기숙사', '대학원']);
    await pin(other, '대학원');
    await expect.poll(() => names(page)).toEqual(['기숙사', '대학원']);
    await expect(chips(page).getByText('고정한 게시판')).toHaveCount(2);
  });

  test('begin with the own department of a member, and go with them', async ({ page, campus }) => {
    await open(page, boardPath('기숙사'));
    await campus.signIn(page);
    await open(page, boardPath('대학원'));
    await expect(chips(page).nth(1)).toHaveText('소프트웨어학과, 내 학과');
    await pin(page, '대학원');
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/login');
    await campus.signIn(page, 'collector');
    await open(page, '/event');
    expect(await names(page)).not.toContain('대학원');
    expect(await names(page)).not.toContain('기숙사');
  });
});

test('a tab that stands on the search puts nothing of a member back who signed out in another', async ({
  page,
  context,
  campus,
}) => {
  await campus.signIn(page);
  const left = await context.newPage();
  await open(left, boardPath('학과 공지사항', '소프트웨어학과'));
  await search(left, '안내');
  await page.goto('/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login');
  await expect(left.getByRole('list', { name: '내 게시판' }).getByText('내 학과')).toHaveCount(0);
  await expect(left.getByRole('article').first()).toBeVisible();
  const stored = () => left.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).not.toMatch(/소프트웨어학과|Software|안내/);
  await campus.signIn(page, 'collector');
  await open(page, '/event');
  await expect(page.getByRole('button', { name: /^상세/ })).toContainText('아주대학교-일반');
});

test.describe('recent searches', () => {
  const field = (page: Page) => page.getByRole('searchbox');
  const recent = (page: Page) => page.getByRole('region', { name: '최근 검색어' });

  test('are offered in the field, searched again, and forgotten', async ({ page }) => {
    await open(page, boardPath('기숙사'));
    await search(page, '입사');
    await search(page, '안내');
    await field(page).fill('');
    await expect(recent(page).getByRole('listitem')).toHaveText([/^안내/, /^입사/]);
    await recent(page).getByRole('button', { name: '입사', exact: true }).click();
    await expect(page.getByRole('region', { name: '기숙사, ‘입사’ 검색 결과' })).toBeVisible();
    await expect(field(page)).toHaveValue('입사');
    await field(page).fill('');
    await recent(page).getByRole('button', { name: '‘안내’ 지우기' }).click();
    await expect(recent(page).getByRole('listitem')).toHaveText([/^입사/]);
    await recent(page).getByRole('button', { name: '모두 지우기' }).click();
    await expect(recent(page)).toHaveCount(0);
    await page.reload();
    await field(page).click();
    await expect(recent(page)).toHaveCount(0);
  });

  test('close when going back, which stays on the page', async ({ page }) => {
    await open(page, boardPath('기숙사'));
    await search(page, '입사');
    const url = page.url();
    await field(page).fill('');
    await expect(recent(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(1);
    await page.goBack();
    await expect(recent(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await page.goBack();
    await expect(page).toHaveURL(boardPath('기숙사').replaceAll('%20', '+'));
  });

  test('of a visitor are not kept on a device that others use', async ({ page }) => {
    await open(page, boardPath('기숙사'));
    await search(page, '입사');
    const left = async () => {
      const { local, databases } = await leftoversOf(page);
      const words = /입사|안내|Graduate|대학원|Dormitory|기숙사|boardsSeen|noticesRead/;
      return [local, databases].map((text) => words.test(text));
    };
    await expect.poll(left).toEqual([true, true]);
    await field(page).fill('');
    await recent(page).getByText('여럿이 쓰는 기기예요').click();
    await expect(recent(page).getByRole('listitem')).toHaveCount(0);
    await expect.poll(left).toEqual([false, false]);
    await search(page, '안내');
    await open(page, boardPath('대학원'));
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await left()).toEqual([false, false]);
    await field(page).click();
    await recent(page).getByText('여럿이 쓰는 기기예요').click();
    await expect(recent(page)).toHaveCount(0);
  });
});
