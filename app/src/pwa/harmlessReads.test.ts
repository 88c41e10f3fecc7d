import { createApiClient } from '@campus-bell/api/createApiClient';
import { eventQueries } from '@campus-bell/api/queries/events';
import { homeQueries } from '@campus-bell/api/queries/home';
import { notificationQueries } from '@campus-bell/api/queries/notifications';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { expect, test } from 'vitest';
import { isHarmlessFailure, isHarmlessList } from './harmlessReads.ts';

const failing = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };

test.each(['member', 'visitor'] as const)(
  'what marks something read is not asked for again: %s',
  async (who) => {
    const accessToken = who === 'member' ? 'token' : null;
    const api = createApiClient({
      baseUrl: 'http://api.campus.test',
      tokens: { read: () => ({ accessToken, refreshToken: null }), store: () => undefined },
      onSessionLost: () => undefined,
      ...failing,
    });
    const client = createQueryClient();
    const ofBoard = eventQueries.board(api, { slug: 'Software', searchText: '' });
    await Promise.all([
      client.prefetchQuery(homeQueries.popular(api)),
      client.prefetchQuery(eventQueries.detail(api, 7)),
      client.prefetchInfiniteQuery(ofBoard),
      client.prefetchInfiniteQuery(eventQueries.singleKeywordFeed(api, 'word_Software')),
      client.prefetchInfiniteQuery(notificationQueries.topicInbox(api)),
    ]);
    const kinds = (is: typeof isHarmlessList) =>
      client
        .getQueryCache()
        .findAll({ predicate: is })
        .map(({ queryKey }) => queryKey[1]);
    const board = who === 'visitor' ? ['board'] : [];
    expect(kinds(isHarmlessList)).toEqual(['popular', ...board]);
    expect(kinds(isHarmlessFailure)).toEqual(['popular', 'detail', ...board]);
  },
);
