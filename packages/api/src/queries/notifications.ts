import { type InfiniteData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import {
  fetchKeywordNotifications,
  fetchTopicNotifications,
  fetchUnreadCount,
  markAllNotificationsRead,
  reportNotificationClick,
} from '../endpoints/notifications.ts';
import type { Notification } from '../wire/notification.ts';
import type { Slice } from '../wire/parse.ts';
import { afterFetch } from './afterFetch.ts';
import { changeCached } from './changeCached.ts';
import { keys } from './keys.ts';
import { pagedListOptions } from './pagedList.ts';

const rowId = (row: Notification) => row.notificationId;

/** How an inbox is looked at. */
export interface InboxView {
  /** The opening of the screen that the list belongs to. */
  visit?: string;
  /** Leaves out what was read before it was listed. */
  unreadOnly?: boolean;
}

/** Queries of the inbox. Listing marks a page's rows read on the server, so each page refreshes the unread count. */
export const notificationQueries = {
  unreadCount: (api: ApiClient) =>
    queryOptions({
      queryKey: ['notifications', 'unreadCount'],
      queryFn: ({ signal }) => fetchUnreadCount(api, { signal }),
    }),

  topicInbox: (api: ApiClient, view: InboxView = {}) => inbox(api, 'topic', fetchTopicNotifications, view),

  keywordInbox: (api: ApiClient, view: InboxView = {}) =>
    inbox(api, 'keyword', fetchKeywordNotifications, view),
};

function inbox(
  api: ApiClient,
  kind: 'topic' | 'keyword',
  fetchInbox: typeof fetchTopicNotifications,
  { visit = '', unreadOnly = false }: InboxView,
) {
  return pagedListOptions({
    queryKey: [...keys.inbox, kind, visit],
    fetchPage: (page, options) => fetchInbox(api, page, options),
    rowId,
    shows: ({ read }) => !(unreadOnly && read),
    marksRead: (queryClient) => void refreshUnreadCount(queryClient, api),
  });
}

/** Asks for the unread count as it is now; a failure leaves the last value (FR-12). */
export async function refreshUnreadCount(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const count = notificationQueries.unreadCount(api);
  await afterFetch(queryClient, count.queryKey, () => queryClient.prefetchQuery({ ...count, staleTime: 0 }));
}

/** Tells the server of an opened notification. It is read at once in every list (NO-8); the count follows the server. */
export function clickNotificationMutation(api: ApiClient, queryClient: QueryClient, notificationId: number) {
  return mutationOptions({
    mutationKey: ['notifications', 'click', notificationId],
    mutationFn: () => reportNotificationClick(api, notificationId),
    onMutate: () => {
      changeCached<InfiniteData<Slice<Notification>>>(queryClient, { queryKey: keys.inbox }, (list) =>
        list === undefined ? undefined : withRead(list, notificationId),
      );
    },
    onSuccess: () => refreshUnreadCount(queryClient, api),
  });
}

/** Marks the whole inbox read; after success its lists start over from the server, and the count with them (NO-1). */
export function markAllReadMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['notifications', 'markAllRead'],
    mutationFn: () => markAllNotificationsRead(api),
    onSuccess: () => {
      queryClient.setQueryData(notificationQueries.unreadCount(api).queryKey, 0);
      void queryClient.resetQueries({ queryKey: keys.inbox });
    },
  });
}

function withRead(list: InfiniteData<Slice<Notification>>, notificationId: number) {
  const pages = list.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (row.notificationId === notificationId ? { ...row, read: true } : row)),
  }));
  return { ...list, pages };
}
