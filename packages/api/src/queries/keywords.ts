import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchKeywords } from '../endpoints/keywords.ts';

/** Queries of the member's keywords. */
export const keywordQueries = {
  own: (api: ApiClient) =>
    queryOptions({ queryKey: ['keywords'], queryFn: ({ signal }) => fetchKeywords(api, { signal }) }),
};
