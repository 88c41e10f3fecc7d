import { pageSize } from '@campus-bell/domain/limits';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import {
  fetchBoardEvents,
  fetchEventDetail,
  fetchKeywordFeed,
  fetchLikedEvents,
  fetchSingleKeywordFeed,
  fetchSubscribedEvents,
} from '../endpoints/events.ts';
import type { EventCard } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { keys } from './keys.ts';
import { markKeywordRead } from './keywords.ts';
import { pagedListOptions } from './pagedList.ts';
import { pendingLikes } from './pendingLikes.ts';
import { savedFirst } from './savedFirst.ts';
import { markTopicRead } from './topics.ts';

const rowId = (event: EventCard) => event.eventId;
const endsShort = ({ rows }: Slice<EventCard>) => rows.length < pageSize;

/**
 * Queries of events. A paged list belongs to one `visit` of its screen: opened anew it starts anew,
 * come back to it is as it was left (FR-9), and nothing is asked again behind the student's back.
 */
export const eventQueries = {
  board: (api: ApiClient, { slug, searchText }: { slug: string; searchText: string }, visit = '') =>
    pagedListOptions({
      keptBy: api,
      queryKey: [...keys.events, 'board', slug, searchText, visit],
      fetchPage: (page, options, from = api) => fetchBoardEvents(from, { slug, searchText, page }, options),
      rowId,
      // A visitor has no topics.
      ...(api.isSignedIn() && { marksRead: (queryClient) => markTopicRead(queryClient, api, slug) }),
    }),

  liked: (api: ApiClient, searchText: string, visit = '') =>
    pagedListOptions({
      keptBy: api,
      queryKey: [...keys.liked, searchText, visit],
      fetchPage: (page, options, from = api) => fetchLikedEvents(from, { searchText, page }, options),
      rowId,
      hasLeft: ({ liked }) => !liked,
      moves: (queryClient) => pendingLikes(queryClient).moves(),
    }),

  subscribed: (api: ApiClient, visit = '') =>
    pagedListOptions({
      keptBy: api,
      queryKey: [...keys.subscribed, visit],
      fetchPage: (page, options, from = api) => fetchSubscribedEvents(from, { page }, options),
      rowId,
    }),

  keywordFeed: (api: ApiClient, visit = '') =>
    pagedListOptions({
      keptBy: api,
      queryKey: [...keys.keywordFeed, visit],
      fetchPage: (page, options, from = api) => fetchKeywordFeed(from, { page }, options),
      rowId,
      merge: (earlier, later) => ({
        ...earlier,
        keywords: [...new Set([...earlier.keywords, ...later.keywords])],
      }),
      endsAfter: (page) => endsShort(page) || !(page.hasNext || anyKeywordFull(page)),
    }),

  singleKeywordFeed: (api: ApiClient, encodedKeyword: string, visit = '') =>
    pagedListOptions({
      keptBy: api,
      queryKey: [...keys.events, 'singleKeywordFeed', encodedKeyword, visit],
      fetchPage: (page, options, from = api) =>
        fetchSingleKeywordFeed(from, { encodedKeyword, page }, options),
      rowId,
      endsAfter: (page) => !page.hasNext || endsShort(page),
      marksRead: (queryClient) => markKeywordRead(queryClient, api, encodedKeyword),
    }),

  detail: (api: ApiClient, eventId: number) =>
    queryOptions({
      queryKey: [...keys.detail, eventId],
      queryFn: (asked) => savedFirst(api, asked, (from, options) => fetchEventDetail(from, eventId, options)),
      staleTime: 0,
    }),
};

function anyKeywordFull({ rows }: Slice<EventCard>): boolean {
  const rowsPerKeyword = new Map<string, number>();
  for (const keyword of rows.flatMap((row) => row.keywords)) {
    rowsPerKeyword.set(keyword, (rowsPerKeyword.get(keyword) ?? 0) + 1);
  }
  return [...rowsPerKeyword.values()].some((rows) => rows >= pageSize);
}
