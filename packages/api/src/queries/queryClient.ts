import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
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
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onFailure(nameOf(queryKey), error) }),
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
}

function nameOf(key: QueryKey): string {
  return key
    .filter((part) => typeof part === 'string')
    .slice(0, 2)
    .join(' ');
}
