import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchBanners, fetchPopularEvents } from '../endpoints/home.ts';
import { keys } from './keys.ts';
import { savedFirst } from './savedFirst.ts';

/** Queries of home; both lists are whole at once. */
export const homeQueries = {
  banners: (api: ApiClient) =>
    queryOptions({
      queryKey: keys.banners,
      queryFn: (asked) => savedFirst(api, asked, fetchBanners),
      staleTime: 0,
    }),

  popular: (api: ApiClient) =>
    queryOptions({
      queryKey: [...keys.events, 'popular'],
      queryFn: (asked) => savedFirst(api, asked, fetchPopularEvents),
      staleTime: 0,
    }),
};
