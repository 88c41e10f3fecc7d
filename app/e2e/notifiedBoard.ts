import type { Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';

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
