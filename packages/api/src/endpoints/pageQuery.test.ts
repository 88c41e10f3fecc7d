import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import {
  fetchBoardEvents,
  fetchKeywordFeed,
  fetchLikedEvents,
  fetchSingleKeywordFeed,
  fetchSubscribedEvents,
} from './events.ts';
import { fetchKeywordNotifications, fetchTopicNotifications } from './notifications.ts';
import { pageQuery } from './pageQuery.ts';

const request = { page: 3, searchText: '장학', size: 50 };

const lists: Record<string, (api: ApiClient) => Promise<unknown>> = {
  board: (api) => fetchBoardEvents(api, { slug: 'Software', ...request }),
  'board as a visitor': (api) => fetchBoardEvents(api, { slug: 'Software', asVisitor: true, ...request }),
  liked: (api) => fetchLikedEvents(api, request),
  subscribed: (api) => fetchSubscribedEvents(api, request),
  'keyword feed': (api) => fetchKeywordFeed(api, request),
  'feed of one keyword': (api) => fetchSingleKeywordFeed(api, { encodedKeyword: 'a_Software', ...request }),
  'topic inbox': (api) => fetchTopicNotifications(api, request.page),
  'keyword inbox': (api) => fetchKeywordNotifications(api, request.page),
};

test.each(Object.entries(lists))('the %s asks for ten rows, whatever it is called with', async (_, ask) => {
  const asked: URLSearchParams[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
    fetch: async ({ url }) => {
      asked.push(new URL(url).searchParams);
      return Response.json({ result: [], hasNext: false });
    },
  });
  await ask(api);
  expect(asked.map((query) => [query.get('size'), query.get('page')])).toEqual([['10', '3']]);
});

test('a search goes along as keyword, and where nothing is searched nothing does', () => {
  expect(pageQuery({ page: 2, searchText: '장학' })).toEqual({ page: 2, size: 10, keyword: '장학' });
  expect(pageQuery({ page: 0, searchText: '' })).toEqual({ page: 0, size: 10 });
  expect(pageQuery({ page: 0 })).toEqual({ page: 0, size: 10 });
});
