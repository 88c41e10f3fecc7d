import { expect, type Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';
import type { CampusControl } from './test.ts';

/** A board whose notices the member on the page is notified of. */
export async function notifiedBoard(page: Page): Promise<string> {
  const boards = await page.evaluate(async (api) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const response = await fetch(`${api}/api/topic/subscriptionsStatus`, { headers });
    const topics: { englishTopic: string; subscribed: boolean; receiveNotification: boolean }[] =
      await response.json();
    return topics.filter(({ subscribed, receiveNotification }) => subscribed && receiveNotification);
  }, apiOrigin);
  return boards[0]?.englishTopic ?? '';
}

/** Signs in where the worker stands, and waits until this device is registered for notifications. */
export async function signInNotified(page: Page, campus: CampusControl): Promise<void> {
  await campus.signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/guide');
  await expect(page.getByText('이 기기를 등록했어요.')).toBeVisible();
}
