import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import { homeQueries } from './home.ts';
import { keywordQueries } from './keywords.ts';
import { notificationQueries } from './notifications.ts';
import { policyDocumentQueries } from './policyDocuments.ts';
import { createQueryClient } from './queryClient.ts';
import { topicQueries } from './topics.ts';
import { memberQueries } from './users.ts';

afterEach(() => vi.unstubAllGlobals());

const queries: [string, (api: ApiClient) => unknown][] = [
  ['the banners', homeQueries.banners],
  ['the rehearsal', (api) => keywordQueries.rehearsal(api, { slug: 'Software', searchText: '장학' })],
  ['the unread count', notificationQueries.unreadCount],
  ['the read flag', topicQueries.subscribedTabRead],
  ['the settings', topicQueries.statuses],
  ['the member', memberQueries.own],
  ['a document', () => policyDocumentQueries.html('terms', 'ko')],
];

test.each([
  ['keeps nothing', false],
  ['keeps answers', true],
])('on a device that %s, what is asked for is given up with the screen that asked', async (_, keeps) => {
  for (const [name, optionsOf] of queries) {
    const asked: Request[] = [];
    const fetch = (request: Request) => {
      asked.push(request);
      return new Promise<Response>(() => undefined);
    };
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { origin: 'http://app.campus.test' });
    const api = createApiClient({
      baseUrl: 'http://api.campus.test',
      tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
      onSessionLost: () => undefined,
      fetch,
      ...(keeps ? { readSavedAnswer: () => Promise.resolve(null) } : {}),
    });
    const observer = new QueryObserver(createQueryClient(), optionsOf(api) as QueryObserverOptions);
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(asked, name).toHaveLength(1));
    leave();
    expect(asked[0]?.signal.aborted, name).toBe(true);
  }
});
