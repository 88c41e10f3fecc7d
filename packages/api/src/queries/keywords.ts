import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchBoardEvents } from '../endpoints/events.ts';
import { fetchKeywords, resetKeywords, subscribeKeyword, unsubscribeKeyword } from '../endpoints/keywords.ts';
import { afterFetch } from './afterFetch.ts';
import { keys } from './keys.ts';
import { outdateSaved, savedFirst } from './savedFirst.ts';

/** Queries of the member's keywords and of the rehearsal of a new one. */
export const keywordQueries = {
  /** Asked anew whenever a screen opens. */
  own: (api: ApiClient) =>
    queryOptions({
      queryKey: ['keywords'],
      queryFn: (asked) => savedFirst(api, asked, fetchKeywords),
      staleTime: 0,
    }),

  /** The newest notices of a board whose titles contain the text; asked as a visitor, so nothing is marked read (KW-7). */
  rehearsal: (api: ApiClient, { slug, searchText }: { slug: string; searchText: string }) =>
    queryOptions({
      queryKey: ['keywordRehearsal', slug, searchText],
      queryFn: ({ signal }) =>
        fetchBoardEvents(api, { slug, searchText, page: 0, asVisitor: true }, { signal }),
    }),
};

/** Marks a keyword read in what the client knows (spec §4); the server does so when its feed is asked for. */
export function markKeywordRead(queryClient: QueryClient, api: ApiClient, encodedKeyword: string): void {
  const { queryKey } = keywordQueries.own(api);
  const mark = () =>
    queryClient.setQueryData(queryKey, (keywords) =>
      keywords?.map((one) => (one.encodedKeyword === encodedKeyword ? { ...one, read: true } : one)),
    );
  mark();
  void afterFetch(queryClient, queryKey, mark);
}

/**
 * Subscribes to a keyword on a board (its slug): after success the list is asked anew and the merged feed starts over,
 * and also when the server has it already: the answer to an earlier call may have got lost.
 */
export function subscribeKeywordMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['keywords', 'subscribe'],
    mutationFn: (wish: { koreanKeyword: string; slug: string }) => subscribeKeyword(api, wish),
    onSuccess: () => startOver(queryClient, api),
    onError: ({ status }) => {
      if (status === 409) void startOver(queryClient, api);
    },
  });
}

/** Ends a keyword; it leaves the list after success only. One mutation key per keyword. */
export function unsubscribeKeywordMutation(api: ApiClient, queryClient: QueryClient, encodedKeyword: string) {
  return mutationOptions({
    mutationKey: ['keywords', 'unsubscribe', encodedKeyword],
    mutationFn: () => unsubscribeKeyword(api, encodedKeyword),
    onSuccess: () => {
      queryClient.setQueryData(keywordQueries.own(api).queryKey, (keywords) =>
        keywords?.filter((one) => one.encodedKeyword !== encodedKeyword),
      );
      return startOver(queryClient, api);
    },
  });
}

/** Ends all keywords (AC-12); everything that may show them is asked anew when it is visited. */
export function resetKeywordsMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['keywords', 'reset'],
    mutationFn: () => resetKeywords(api),
    onSuccess: () => {
      outdateSaved(queryClient);
      queryClient.setQueryData(keywordQueries.own(api).queryKey, []);
      return queryClient.invalidateQueries({ refetchType: 'none' });
    },
  });
}

async function startOver(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const own = keywordQueries.own(api);
  outdateSaved(queryClient);
  void queryClient.resetQueries({ queryKey: keys.keywordFeed });
  await afterFetch(queryClient, own.queryKey, () => queryClient.prefetchQuery(own));
}
