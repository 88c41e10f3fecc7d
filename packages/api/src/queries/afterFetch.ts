import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Runs `then` once no call of the query is under way: its answer may be older than what the client knows. */
export async function afterFetch(queryClient: QueryClient, queryKey: QueryKey, then: () => unknown) {
  const query = queryClient.getQueryCache().find({ queryKey });
  await query?.promise?.catch(() => undefined);
  await then();
}
