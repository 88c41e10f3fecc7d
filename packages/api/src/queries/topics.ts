import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import {
  fetchSubscribedTabRead,
  fetchTopicStatuses,
  fetchTopicSubscriptions,
  resetTopicSubscriptions,
  setTopicNotification,
  subscribeTopic,
  unsubscribeTopic,
} from '../endpoints/topics.ts';
import type { TopicStatus } from '../wire/topic.ts';
import { afterFetch } from './afterFetch.ts';
import { keys } from './keys.ts';
import { outdateSaved, savedFirst } from './savedFirst.ts';

/** Queries of topics and of the subscribed tab's read flag. The lists are asked anew whenever a screen opens. */
export const topicQueries = {
  subscribedTabRead: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'subscribedTabRead'],
      queryFn: ({ signal }) => fetchSubscribedTabRead(api, { signal }),
    }),

  subscriptions: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'subscriptions'],
      queryFn: (asked) => savedFirst(api, asked, fetchTopicSubscriptions),
      staleTime: 0,
    }),

  statuses: (api: ApiClient) =>
    queryOptions({
      queryKey: ['topics', 'statuses'],
      queryFn: ({ signal }) => fetchTopicStatuses(api, { signal }),
      staleTime: 0,
    }),
};

/** Marks a subscribed topic read in what the client knows (spec §4); the server does so when the board is asked for. */
export function markTopicRead(queryClient: QueryClient, api: ApiClient, slug: string): void {
  const { queryKey } = topicQueries.subscriptions(api);
  const mark = () =>
    queryClient.setQueryData(queryKey, (rows) =>
      rows?.map((row) => (row.slug === slug ? { ...row, read: true } : row)),
    );
  mark();
  void afterFetch(queryClient, queryKey, mark);
}

/** What {@link topicMutation} can do to a topic; `mute` keeps the subscription and ends its pushes. */
export type TopicChange = 'subscribe' | 'unsubscribe' | 'mute' | 'unmute';

const changed: Record<TopicChange, Partial<TopicStatus>> = {
  subscribe: { subscribed: true, receiveNotification: true },
  unsubscribe: { subscribed: false },
  mute: { receiveNotification: false },
  unmute: { receiveNotification: true },
};

/**
 * Changes the subscription of a topic (spec §4). What is shown changes after success only; the list of
 * subscriptions is asked anew, since a new one starts unread, and the events of all topics start over.
 * One mutation key per topic, so that a call under way can be seen.
 */
export function topicMutation(api: ApiClient, queryClient: QueryClient, slug: string) {
  return mutationOptions({
    mutationKey: ['topics', slug],
    mutationFn: (change: TopicChange) => sendTopicChange(api, slug, change),
    onSuccess: (_answer, change) => {
      queryClient.setQueryData(topicQueries.statuses(api).queryKey, (topics) =>
        topics?.map((topic) => (topic.slug === slug ? { ...topic, ...changed[change] } : topic)),
      );
      if (change === 'mute' || change === 'unmute') return;
      outdateSaved(queryClient);
      if (change === 'unsubscribe') {
        queryClient.setQueryData(topicQueries.subscriptions(api).queryKey, (rows) =>
          rows?.filter((row) => row.slug !== slug),
        );
      }
      void refetchSubscriptions(queryClient, api);
      void queryClient.resetQueries({ queryKey: keys.subscribed });
    },
  });
}

/** Ends all topic subscriptions (AC-12); everything that may show them is asked anew when it is visited. */
export function resetTopicsMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['topics', 'all', 'reset'],
    mutationFn: () => resetTopicSubscriptions(api),
    onSuccess: () => {
      outdateSaved(queryClient);
      queryClient.setQueryData(topicQueries.subscriptions(api).queryKey, []);
      return queryClient.invalidateQueries({ refetchType: 'none' });
    },
  });
}

/** Asks for the subscriptions and settings of the member as the server has them now. */
export async function refetchTopics(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const statuses = topicQueries.statuses(api);
  await Promise.all([
    refetchSubscriptions(queryClient, api),
    afterFetch(queryClient, statuses.queryKey, () => queryClient.prefetchQuery(statuses)),
  ]);
}

/** Asks for the subscriptions of the member as the server has them now; a failure leaves the last ones. */
export async function refetchSubscriptions(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const subscriptions = topicQueries.subscriptions(api);
  await afterFetch(queryClient, subscriptions.queryKey, () => queryClient.prefetchQuery(subscriptions));
}

function sendTopicChange(api: ApiClient, slug: string, change: TopicChange): Promise<void> {
  if (change === 'subscribe') return subscribeTopic(api, slug);
  if (change === 'unsubscribe') return unsubscribeTopic(api, slug);
  return setTopicNotification(api, slug, change === 'unmute');
}
