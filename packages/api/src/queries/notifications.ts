import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import {
  fetchKeywordNotifications,
  fetchTopicNotifications,
  fetchUnreadCount,
} from '../endpoints/notifications.ts';
import type { Notification } from '../wire/notification.ts';
import { pagedListOptions } from './pagedList.ts';

const rowId = (row: Notification) => row.notificationId;

/** Queries of the inbox. */
export const notificationQueries = {
  unreadCount: (api: ApiClient) =>
    queryOptions({
      queryKey: ['notifications', 'unreadCount'],
      queryFn: ({ signal }) => fetchUnreadCount(api, { signal }),
    }),

  topicInbox: (api: ApiClient, visit = '') =>
    pagedListOptions({
      queryKey: ['notifications', 'topic', visit],
      fetchPage: (page, signal) => fetchTopicNotifications(api, page, { signal }),
      rowId,
    }),

  keywordInbox: (api: ApiClient, visit = '') =>
    pagedListOptions({
      queryKey: ['notifications', 'keyword', visit],
      fetchPage: (page, signal) => fetchKeywordNotifications(api, page, { signal }),
      rowId,
    }),
};
