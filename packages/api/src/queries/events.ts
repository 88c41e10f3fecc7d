import { pageSize } from '@campus-bell/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import {
  fetchBanners,
  fetchBoardEvents,
  fetchEventDetail,
  fetchKeywordFeed,
  fetchLikedEvents,
  fetchPopularEvents,
  fetchSingleKeywordFeed,
  fetchSubscribedEvents,
} from '../endpoints/events.ts';
import type { EventCard } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { pagedListOptions } from './pagedList.ts';

/** Where every query that shows events lives; a like changes them all (EV-3). */
export const eventsKey = ['events'] as const;

const rowId = (event: EventCard) => event.eventId;
const endsShort = ({ rows }: Slice<EventCard>) => rows.length < pageSize;

/** Queries of banners and events. */
export const eventQueries = {
  banners: (api: ApiClient) =>
    queryOptions({ queryKey: ['banners'], queryFn: ({ signal }) => fetchBanners(api, { signal }) }),

  popular: (api: ApiClient) =>
    queryOptions({
      queryKey: [...eventsKey, 'popular'],
      queryFn: ({ signal }) => fetchPopularEvents(api, { signal }),
    }),

  board: (api: ApiClient, { slug, searchText }: { slug: string; searchText: string }) =>
    pagedListOptions({
      queryKey: [...eventsKey, 'board', slug, searchText],
      fetchPage: (page, signal) => fetchBoardEvents(api, { slug, searchText, page }, { signal }),
      rowId,
    }),

  liked: (api: ApiClient, searchText: string) =>
    pagedListOptions({
      queryKey: [...eventsKey, 'liked', searchText],
      fetchPage: (page, signal) => fetchLikedEvents(api, { searchText, page }, { signal }),
      rowId,
    }),

  subscribed: (api: ApiClient) =>
    pagedListOptions({
      queryKey: [...eventsKey, 'subscribed'],
      fetchPage: (page, signal) => fetchSubscribedEvents(api, { page }, { signal }),
      rowId,
    }),

  keywordFeed: (api: ApiClient) =>
    pagedListOptions({
      queryKey: [...eventsKey, 'keywordFeed'],
      fetchPage: (page, signal) => fetchKeywordFeed(api, { page }, { signal }),
      rowId,
      merge: (earlier, later) => ({
        ...earlier,
        keywords: [...new Set([...earlier.keywords, ...later.keywords])],
      }),
      endsAfter: (page) => endsShort(page) || !(page.hasNext || anyKeywordFull(page)),
    }),

  singleKeywordFeed: (api: ApiClient, encodedKeyword: string) =>
    pagedListOptions({
      queryKey: [...eventsKey, 'singleKeywordFeed', encodedKeyword],
      fetchPage: (page, signal) => fetchSingleKeywordFeed(api, { encodedKeyword, page }, { signal }),
      rowId,
      endsAfter: (page) => !page.hasNext || endsShort(page),
    }),

  detail: (api: ApiClient, eventId: number) =>
    queryOptions({
      queryKey: [...eventsKey, 'detail', eventId],
      queryFn: ({ signal }) => fetchEventDetail(api, eventId, { signal }),
    }),
};

function anyKeywordFull({ rows }: Slice<EventCard>): boolean {
  const rowsPerKeyword = new Map<string, number>();
  for (const keyword of rows.flatMap((row) => row.keywords)) {
    rowsPerKeyword.set(keyword, (rowsPerKeyword.get(keyword) ?? 0) + 1);
  }
  return [...rowsPerKeyword.values()].some((rows) => rows >= pageSize);
}
