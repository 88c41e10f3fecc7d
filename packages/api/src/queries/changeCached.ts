import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { afterFetch } from './afterFetch.ts';

/**
 * Changes what is cached of some queries, and once more whatever of it was being asked for: that answer may be older
 * than the change, and a list's next page brings the earlier pages back as they were. So `change` must bear repeating.
 */
export function changeCached<Data>(
  queryClient: QueryClient,
  filters: QueryFilters,
  change: (cached: Data | undefined) => Data | undefined,
): void {
  // What it leaves as it is keeps its age.
  const changed = (cached: Data | undefined) => {
    const next = change(cached);
    return next === cached ? undefined : next;
  };
  queryClient.setQueriesData<Data>(filters, changed);
  const underWay = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  for (const { queryKey } of underWay) {
    void afterFetch(queryClient, queryKey, () => queryClient.setQueryData<Data>(queryKey, changed));
  }
}
