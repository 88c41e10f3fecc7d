import { readFile } from 'node:fs/promises';
import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import type { Page } from '@playwright/test';
import { callsOf, untilFrameAnswered, untilHomeAnswered } from './calls.ts';
import { openEvent } from './events.ts';
import { holdBack } from './heldBack.ts';
import { twentyLikes, untilDeadlinesKept } from './likedDeadlines.ts';
import { expect, test } from './test.ts';
import { letters } from './typeface.ts';
import { untilPainted } from './untilPainted.ts';

const dueLine = (page: Page) => page.getByRole('link', { name: '찜한 글 2개가 오늘, 3개가 내일 마감돼요' });

test.describe('what ends soon', () => {
  test('Monday morning with 20 likes: what ends today, into the calendar, back to the same place', async ({
    page,
    campus,
  }) => {
    await twentyLikes(page, campus);
    await untilFrameAnswered(page, () => page.goto('/liked?sort=deadline'));
    await expect(page.getByRole('heading', { level: 2, name: '오늘' })).toBeVisible();
    await untilDeadlinesKept(page);

    const calls = callsOf(page);
    await untilHomeAnswered(page, () => page.goto('/'));
    await expect(dueLine(page)).toBeVisible();
    const ofHome = calls.length;
    await dueLine(page).click();
    await expect(page).toHaveURL('/liked?sort=deadline');
    await expect(page.getByRole('article').first()).toBeVisible();
    const today = page.getByRole('article').nth(1);
    await page.evaluate(() => window.scrollTo(0, 120));
    const before = await today.boundingBox();
    const title = await openEvent(today);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '마감을 캘린더 파일로 저장' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${title}.ics`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/DTSTART:\d{8}T135900Z\r\nDTEND:\d{8}T145900Z\r\n/);
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${page.url()}\r\n`);
    expect(text).toContain('TRIGGER;RELATED=END:-P1D');

    await page.goBack();
    await expect(page.getByRole('article').nth(1)).toContainText('읽음');
    await expect.poll(async () => (await today.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    const eventId = Number(
      new URL(await today.getByRole('link').evaluate((link) => (link as HTMLAnchorElement).href)).pathname
        .split('/')
        .at(-1),
    );
    expect(calls.slice(0, ofHome).sort()).toEqual([
      'GET /api/event/banner',
      // For everybody, and for the member.
      'GET /api/event/popular',
      'GET /api/event/popular',
      'GET /api/notification/unread-count',
      'GET /api/subscriptions/isSubscribedTabRead',
      'GET /api/users',
    ]);
    expect(calls.slice(ofHome)).toEqual([
      'GET /api/event/liked',
      'GET /api/event/liked',
      `GET /api/event/detail/${eventId}`,
    ]);
  });

  test('all in one file; put away, the line is gone for the day, in every tab', async ({
    page,
    context,
    campus,
  }) => {
    await twentyLikes(page, campus);
    await page.goto('/liked?sort=deadline');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '마감 15개를 캘린더 파일로 저장' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(15);

    await untilDeadlinesKept(page);
    await page.goto('/');
    await expect(dueLine(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(dueLine(other)).toBeVisible();
    await other.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
    await expect(dueLine(other)).toHaveCount(0);
    await expect(dueLine(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, noticeKeys.dismissed);
    await expect(dueLine(page)).toHaveCount(0);
  });

  test('the line moves nothing when it comes', async ({ page, campus }) => {
    await twentyLikes(page, campus);
    await page.goto('/liked?sort=deadline');
    await untilDeadlinesKept(page);
    await page.addInitScript(() => {
      const seen = window as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Other letters have other widths: their coming is not the line's.
    await holdBack(page, letters);
    await page.goto('/');
    await expect(dueLine(page)).toBeVisible();
    await untilPainted(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [last, line] = [page.getByRole('article').last(), dueLine(page)];
    const end = await last.boundingBox();
    const bar = await line.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0), 'the last card lies under nothing').toBeLessThanOrEqual(
      bar?.y ?? 0,
    );
  });
});
