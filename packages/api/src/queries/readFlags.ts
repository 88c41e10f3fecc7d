import { subscribedTabRead } from '@campus-bell/domain/readState';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { keywordQueries } from './keywords.ts';
import { refetchSubscriptions, topicQueries } from './topics.ts';

/**
 * Asks whether everything subscribed is read (FR-5). Where the loaded lists say something else they have aged,
 * and are asked anew. When the flag cannot be had the last values stay (FR-12).
 */
export async function refreshReadFlags(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const flag = { ...topicQueries.subscribedTabRead(api), staleTime: 0 };
  await queryClient.prefetchQuery(flag);
  const read = queryClient.getQueryData(flag.queryKey);
  const subscriptions = queryClient.getQueryData(topicQueries.subscriptions(api).queryKey);
  const keywords = queryClient.getQueryData(keywordQueries.own(api).queryKey);
  if (!subscriptions || !keywords || subscribedTabRead(subscriptions, keywords) === read) return;
  await Promise.all([
    refetchSubscriptions(queryClient, api),
    queryClient.prefetchQuery(keywordQueries.own(api)),
  ]);
}
