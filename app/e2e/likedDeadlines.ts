import { koreaDayKey } from '@campus-bell/domain/koreaTime';
import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import { nextMonday, setClock } from './clock.ts';
import { publishEvent } from './events.ts';
import { type CampusControl, expect } from './test.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** `3월 5일`, so many days after a moment in Korea. */
function dayAfter(now: Date, days: number): string {
  const [, month, day] = koreaDayKey(new Date(now.getTime() + days * dayMs))
    .split('-')
    .map(Number);
  return `${month}월 ${day}일`;
}

/** Likes from another device of the member, so that this one knows nothing of it. */
async function like(page: Page, ids: readonly number[]): Promise<void> {
  const bearer = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  for (const id of ids) {
    const answer = await fetch(`${apiOrigin}/api/event/like/${id}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
    });
    expect(answer.ok).toBe(true);
  }
}

/** Monday morning, and a member with 20 likes: two end today, three tomorrow, the others later or never. */
export async function twentyLikes(page: Page, campus: CampusControl): Promise<void> {
  const now = nextMonday(Date.now());
  await setClock(page.context(), campus, now);
  await campus.signIn(page, 'newcomer');
  const ids: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const days = at < 2 ? 0 : at < 5 ? 1 : at < 15 ? 20 + at : null;
    const body =
      days === null ? '자세한 내용은 누리집을 보세요.' : `${dayAfter(now, days)} 23:59까지 신청하세요.`;
    ids.push(await publishEvent('Dormitory', `${at + 1}번째 모집 안내`, body));
  }
  await like(page, ids);
}

/** Until the device has all deadlines of the liked list that it shows. */
export async function untilDeadlinesKept(page: Page): Promise<void> {
  const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? '[null,{}]', noticeKeys.deadlines);
  await expect.poll(async () => Object.keys(JSON.parse(await kept())[1])).toHaveLength(15);
}
