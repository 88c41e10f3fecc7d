import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient, CallOptions } from '../createApiClient.ts';

interface Asked {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/**
 * Asks for an answer and shows what the device keeps of it until it is there. The call is the same with and without: it
 * goes out at once, once, and its answer takes the place of the saved one.
 */
export function savedFirst<Data>(
  api: ApiClient,
  { client, queryKey, signal }: Asked,
  ask: (api: ApiClient, options: CallOptions) => Promise<Data>,
  asCached: (data: Data) => unknown = (data) => data,
): Promise<Data> {
  const isAwaited = () => {
    const state = client.getQueryState(queryKey);
    return !signal.aborted && state?.data === undefined && state?.fetchStatus === 'fetching';
  };
  if (isAwaited() && api.readSaved !== undefined) {
    api
      .readSaved((saved) => ask(saved, {}))
      .then(
        (kept) => {
          if (kept === null || !isAwaited()) return;
          client.setQueryData(queryKey, asCached(kept.data), { updatedAt: kept.at });
        },
        () => undefined,
      );
  }
  return ask(api, { signal });
}
