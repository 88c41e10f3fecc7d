import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchSubscribedTabRead, fetchTopicStatuses, fetchTopicSubscriptions } from '../endpoints/topics.ts';

/** Queries of topics and of the subscribed tab's read flag. */
export const topicQueries = {
  subscribedTabRead: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'subscribedTabRead'],
      queryFn: ({ signal }) => fetchSubscribedTabRead(api, { signal }),
    }),

  subscriptions: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'subscriptions'],
      queryFn: ({ signal }) => fetchTopicSubscriptions(api, { signal }),
    }),

  statuses: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'statuses'],
      queryFn: ({ signal }) => fetchTopicStatuses(api, { signal }),
    }),
};
