import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchMember } from '../endpoints/users.ts';

/** Queries of the signed-in member. */
export const memberQueries = {
  own: (api: ApiClient) =>
    queryOptions({ queryKey: ['member'], queryFn: ({ signal }) => fetchMember(api, { signal }) }),
};
