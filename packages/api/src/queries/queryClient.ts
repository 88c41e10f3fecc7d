import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/**
 * The cache of server state. Nothing is retried, refetched on focus or on reconnect, or held back until the
 * network returns: several GETs change read state on the server, and a write is never sent later unasked (FR-13).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
