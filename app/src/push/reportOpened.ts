import type { ApiClient } from '@campus-bell/api/createApiClient';
import {
  fetchKeywordNotifications,
  fetchTopicNotifications,
  reportNotificationClick,
} from '@campus-bell/api/endpoints/notifications';

/**
 * Reports the click on a notification that was opened outside the app: the newest unread inbox row with its link,
 * looked for on the first page of the topic inbox, then of the keyword inbox (listing marks a page's rows read, so
 * no more is listed than needed). Gives whether one was found.
 */
export async function reportOpened(api: ApiClient, clickUrl: string): Promise<boolean> {
  for (const fetchInbox of [fetchTopicNotifications, fetchKeywordNotifications]) {
    const { rows } = await fetchInbox(api, 0);
    const opened = rows.find((row) => !row.read && row.clickUrl === clickUrl);
    if (opened === undefined) continue;
    await reportNotificationClick(api, opened.notificationId);
    return true;
  }
  return false;
}
