import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterFetch } from './afterFetch.ts';

/**
 * Changes what is cached under a key, and once more whatever of it was being asked for: that answer may be older
 * than the change, and a list's next page brings the earlier pages back as they were. So `change` must bear repeating.
 */
export function changeCached<Data>(
  queryClient: QueryClient,
  key: QueryKey,
  change: (cached: Data | undefined) => Data | undefined,
): void {
  queryClient.setQueriesData<Data>({ queryKey: key }, change);
  const underWay = queryClient.getQueryCache().findAll({ queryKey: key, fetchStatus: 'fetching' });
  for (const { queryKey } of underWay) {
    void afterFetch(queryClient, queryKey, () => queryClient.setQueryData<Data>(queryKey, change));
  }
}
