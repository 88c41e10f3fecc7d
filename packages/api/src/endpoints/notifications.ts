import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { type Notification, notificationWire, unreadCountWire } from '../wire/notification.ts';
import { read, type Slice, sliceOf } from '../wire/parse.ts';
import { pageQuery } from './pageQuery.ts';

const notificationSlice = sliceOf(notificationWire);

/** How many inbox rows are unread. */
export async function fetchUnreadCount(api: ApiClient, options: CallOptions = {}): Promise<number> {
  return read(unreadCountWire, await answerOf(api.required.GET('/api/notification/unread-count', options)));
}

/** A page of the topic inbox. Listing marks its rows read on the server; the answer still shows the old value. */
export async function fetchTopicNotifications(
  api: ApiClient,
  page: number,
  options: CallOptions = {},
): Promise<Slice<Notification>> {
  const params = { query: pageQuery({ page }) };
  return read(
    notificationSlice,
    await answerOf(api.required.GET('/api/notification/topic', { params, ...options })),
  );
}

/** A page of the keyword inbox; the same side effect as the topic inbox. */
export async function fetchKeywordNotifications(
  api: ApiClient,
  page: number,
  options: CallOptions = {},
): Promise<Slice<Notification>> {
  const params = { query: pageQuery({ page }) };
  return read(
    notificationSlice,
    await answerOf(api.required.GET('/api/notification/keyword', { params, ...options })),
  );
}

/** Tells the server that a notification was opened. */
export async function reportNotificationClick(api: ApiClient, notificationId: number): Promise<void> {
  await answerOf(
    api.required.POST('/api/notification/click', { body: { pushNotificationId: notificationId } }),
  );
}

/** Marks the whole inbox read. */
export async function markAllNotificationsRead(api: ApiClient): Promise<void> {
  await answerOf(api.required.POST('/api/notification/readAll'));
}
