import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';

import { openEvent } from './events.ts';
import { holdBack } from './heldBack.ts';
import { type CampusControl, expect, test } from './test.ts';

const path = (boards: string[], searchText = '') =>
  `/event?${new URLSearchParams({
    group: '기숙사',
    detail: '기숙사',
    ...(searchText === '' ? {} : { searchText }),
    boards: boards.join(' '),
  })}`;
const three = ['AjouNormal', 'Dormitory', 'Graduate'];
const states = (page: Page) => page.getByRole('region', { name: '게시판마다 찾은 글' }).getByRole('listitem');

async function boardCalls(campus: CampusControl) {
  const calls = (await campus.log()).filter(({ path: one }) =>
    three.some((slug) => one === `/api/event/${slug}`),
  );
  return calls.map(({ path: one, query, withBearer }) => ({
    slug: one.split('/').at(-1),
    page: Number(new URLSearchParams(query).get('page')),
    withBearer,
  }));
}

/** What the server has on these boards, the newest first. */
async function newestOf(slugs: string[], keyword = ''): Promise<{ title: string; createdAt: string }[]> {
  const all = await Promise.all(
    slugs.map(async (slug) => {
      const query = new URLSearchParams({ page: '0', size: '10', ...(keyword === '' ? {} : { keyword }) });
      const answer = await fetch(`${apiOrigin}/api/event/${slug}?${query}`);
      return ((await answer.json()) as { result: { title: string; createdAt: string }[] }).result;
    }),
  );
  return all.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

test.describe('a search over several boards', () => {
  test('is ticked, asked one after another without the session, and merged by date', async ({
    page,
    campus,
  }) => {
    await campus.signIn(page);
    await page.goto('/event');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '여러 게시판' }).click();
    for (const name of ['기숙사', '대학원']) {
      await page.getByRole('dialog').locator('label').filter({ hasText: name }).click();
    }
    const before = (await boardCalls(campus)).length;
    await page.getByRole('button', { name: '3개 게시판에서 찾기' }).dblclick();
    await expect(
      page.getByRole('region', { name: '게시판 3개의 글' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/boards=AjouNormal(\+|%20)Dormitory(\+|%20)Graduate/);
    const asked = (await boardCalls(campus)).slice(before);
    expect(asked.slice(0, 3)).toEqual(three.map((slug) => ({ slug, page: 0, withBearer: false })));
    const [newest] = await newestOf(three);
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(newest?.title ?? '');
  });

  test('stands in its address: reload, Back and another tab show the same', async ({ page, context }) => {
    await page.goto(path(three, '안내'));
    const region = page.getByRole('region', { name: '게시판 3개, ‘안내’ 검색 결과' });
    await expect(region.getByRole('article').first()).toBeVisible();
    const titles = (await newestOf(three, '안내')).map(({ title }) => title);
    await expect(region.getByRole('article').first().getByRole('heading')).toHaveText(titles[0] ?? '');
    await openEvent(region.getByRole('article').first());
    await page.goBack();
    await expect(region.getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(region.getByRole('article').first().getByRole('heading')).toHaveText(titles[0] ?? '');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(titles[0] ?? '');
    await page.getByRole('button', { name: '한 게시판만 보기' }).click();
    await expect(page.getByRole('region', { name: '기숙사, ‘안내’ 검색 결과' })).toBeVisible();
    await page.goBack();
    await expect(region).toBeVisible();
  });

  test('pages to its end in order, no event twice', async ({ page, campus }) => {
    await page.goto(path(['Dormitory', 'Graduate']));
    await expect(page.getByRole('article').first()).toBeVisible();
    const seen = new Map<number, string>();
    const note = async () => {
      const rows = await page.locator('[data-row]').evaluateAll((all) =>
        all.map((row) => ({
          at: Number(row.getAttribute('aria-posinset')),
          date: [...row.querySelectorAll('time')].at(-1)?.dateTime ?? '',
        })),
      );
      for (const { at, date } of rows) seen.set(at, date);
    };
    await expect(async () => {
      await note();
      await page.mouse.wheel(0, 600);
      await expect(page.getByText('더 이상 글이 없어요.')).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 90_000, intervals: [50] });
    await note();
    const dates = [...seen].toSorted(([a], [b]) => a - b).map(([, date]) => date);
    expect(dates.length).toBeGreaterThan(20);
    expect(dates.every((date) => date !== '')).toBe(true);
    expect(dates).toEqual(dates.toSorted().reverse());
    const asked = (await boardCalls(campus)).map(({ slug, page: at }) => `${slug} ${at}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('does without a board that fails, which can be asked again by itself', async ({ page, campus }) => {
    await campus.flip({ fail: 'GET /api/event/Dormitory:500', times: '1' });
    await page.goto(path(three));
    const retry = page.getByRole('button', { name: '기숙사 다시 불러오기' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await campus.flip({ delay: 'GET /api/event/Dormitory:500', times: '1' });
    await retry.dblclick();
    await expect(states(page).filter({ hasText: '기숙사' })).toBeVisible();
    await expect(retry).toHaveCount(0);
    const asked = (await boardCalls(campus)).filter(({ slug }) => slug === 'Dormitory');
    expect(asked.map(({ page: at }) => at)).toEqual([0, 0]);
  });

  test('shows nothing before a slow board has answered, and says which one', async ({ page }) => {
    const letIn = await holdBack(page, /\/api\/event\/Graduate\?/);
    await page.goto(path(three));
    await expect(states(page).filter({ hasText: '대학원' })).toHaveText('대학원 찾는 중');
    await expect(states(page).filter({ hasText: '기숙사' })).toHaveText(/^기숙사 \d+개/);
    await expect(page.getByRole('article')).toHaveCount(0);
    letIn();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('without a network says so once and goes on when there is one', async ({ page, campus }) => {
    for (const slug of three) await campus.flip({ fail: `GET /api/event/${slug}:0`, times: '1' });
    await page.goto(path(three));
    // Until all have failed each of those that have says so by its own name.
    const retry = page.getByRole('button', { name: '다시 불러오기', exact: true });
    await expect(retry).toHaveCount(1);
    await retry.click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
