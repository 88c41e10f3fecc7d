import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    /** What an answer marked read on the server, told to the cache. Asking for it unasked would take the mark away. */
    queryMeta: { marksRead?: (queryClient: QueryClient) => void };
  }
}

/** Hears of every call that failed: what was wanted, without what a person typed or likes, and the error. */
export type FailureListener = (what: string, error: ApiError) => void;

/**
 * The cache of server state. Nothing is retried, refetched on focus or on reconnect, or held back until the
 * network returns: several GETs change read state on the server, and a write is never sent later unasked (FR-13).
 * A failed refetch leaves the last value; `onFailure` hears of it (FR-12).
 */
export function createQueryClient(onFailure: FailureListener = () => undefined): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_answer, { meta }) => meta?.marksRead?.(queryClient),
      onError: (error, { queryKey }) => onFailure(nameOf(queryKey), error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) =>
        onFailure(nameOf(options.mutationKey ?? []), error),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

function nameOf(key: QueryKey): string {
  return key
    .filter((part) => typeof part === 'string')
    .slice(0, 2)
    .join(' ');
}
