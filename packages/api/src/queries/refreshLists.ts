import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks for the lists on the screen anew, from their first page on, at the student's wish; what is shown stays until
 * the answer is there. Rows that the asking marks read are so by that wish.
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  const filters = {
    type: 'active',
    predicate: ({ queryKey }: { queryKey: QueryKey }) => isList(queryKey),
  } as const;
  for (const { queryKey } of queryClient.getQueryCache().findAll(filters)) {
    queryClient.setQueryData(queryKey, (data: unknown) => (isPaged(data) ? firstPageOf(data) : data));
  }
  await queryClient.refetchQueries(filters);
}

function isList([kind, name]: QueryKey): boolean {
  if (kind === 'events') return name !== 'detail';
  return kind === 'banners' || (kind === 'notifications' && name === 'inbox');
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

function firstPageOf({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
