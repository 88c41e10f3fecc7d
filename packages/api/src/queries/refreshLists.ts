import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOf } from './keys.ts';

/**
 * Asks for the lists on the screen anew, from their first page on, at the student's wish; what is shown stays until
 * the answer is there. One that is being asked for already is waited for, a page further on is given up. Rows that the
 * asking marks read are so by that wish.
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ type: 'active', predicate: isList });
  await Promise.all(
    lists.map(({ queryKey, state }) => {
      const cancelRefetch = Boolean(state.fetchMeta?.fetchMore);
      if (state.fetchStatus === 'idle' || cancelRefetch)
        queryClient.setQueryData(queryKey, (data: unknown) =>
          isPaged(data) && data.pages.length > 1 ? firstPageOf(data) : undefined,
        );
      return queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch });
    }),
  );
}

/** Whether a query is a list of events, of banners or of the inbox. */
export const isList = (query: { queryKey: QueryKey }): boolean =>
  isOf('banners', query) || isOf('inbox', query) || (isOf('events', query) && !isOf('detail', query));

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

/** A list of several sources opens with a first page of each. */
function firstPageOf({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> {
  const count = pages.filter((one) => (one as { page?: unknown }).page === 0).length || 1;
  return { pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) };
}
