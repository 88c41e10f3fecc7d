import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { registerCalendarMutation } from './calendar.ts';
import { eventQueries } from './events.ts';
import { homeQueries } from './home.ts';
import {
  keywordQueries,
  resetKeywordsMutation,
  subscribeKeywordMutation,
  unsubscribeKeywordMutation,
} from './keywords.ts';
import { likeMutation } from './like.ts';
import { clickNotificationMutation, markAllReadMutation, notificationQueries } from './notifications.ts';
import { policyDocumentQueries } from './policyDocuments.ts';
import { createQueryClient } from './queryClient.ts';
import { resetTopicsMutation, topicMutation, topicQueries } from './topics.ts';
import { memberQueries, registerDepartmentMutation, withdrawMutation } from './users.ts';

const api = createApiClient({
  baseUrl: 'http://api.campus.test',
  tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
  onSessionLost: () => undefined,
});
const client = createQueryClient();

test('what is asked for has a place of its own in the cache', () => {
  const search = { slug: 'Software', searchText: '장학' };
  expect([
    homeQueries.banners(api).queryKey,
    homeQueries.popular(api).queryKey,
    eventQueries.board(api, search, 'visit').queryKey,
    eventQueries.liked(api, '장학', 'visit').queryKey,
    eventQueries.subscribed(api, 'visit').queryKey,
    eventQueries.keywordFeed(api, 'visit').queryKey,
    eventQueries.singleKeywordFeed(api, 'a_A', 'visit').queryKey,
    eventQueries.detail(api, 7).queryKey,
    keywordQueries.own(api).queryKey,
    keywordQueries.rehearsal(api, search).queryKey,
    notificationQueries.unreadCount(api).queryKey,
    notificationQueries.topicInbox(api, { visit: 'visit' }).queryKey,
    notificationQueries.keywordInbox(api, { visit: 'visit' }).queryKey,
    policyDocumentQueries.html('terms', 'ko').queryKey,
    policyDocumentQueries.html('terms', 'en').queryKey,
    topicQueries.subscribedTabRead(api).queryKey,
    topicQueries.subscriptions(api).queryKey,
    topicQueries.statuses(api).queryKey,
    memberQueries.own(api).queryKey,
  ]).toEqual([
    ['banners'],
    ['events', 'popular'],
    ['events', 'board', 'Software', '장학', 'visit'],
    ['events', 'liked', '장학', 'visit'],
    ['events', 'subscribed', 'visit'],
    ['events', 'keywordFeed', 'visit'],
    ['events', 'singleKeywordFeed', 'a_A', 'visit'],
    ['events', 'detail', 7],
    ['keywords'],
    ['keywordRehearsal', 'Software', '장학'],
    ['notifications', 'unreadCount'],
    ['notifications', 'inbox', 'topic', 'visit'],
    ['notifications', 'inbox', 'keyword', 'visit'],
    ['policyDocuments', 'terms', 'ko'],
    ['policyDocuments', 'terms', 'en'],
    ['topics', 'subscribedTabRead'],
    ['topics', 'subscriptions'],
    ['topics', 'statuses'],
    ['member'],
  ]);
});

test('a list that no visit is named for belongs to all of them', () => {
  expect([
    eventQueries.board(api, { slug: 'A', searchText: '' }).queryKey,
    eventQueries.liked(api, '').queryKey,
    eventQueries.subscribed(api).queryKey,
    eventQueries.keywordFeed(api).queryKey,
    eventQueries.singleKeywordFeed(api, 'a').queryKey,
    notificationQueries.topicInbox(api).queryKey,
  ]).toEqual([
    ['events', 'board', 'A', '', ''],
    ['events', 'liked', '', ''],
    ['events', 'subscribed', ''],
    ['events', 'keywordFeed', ''],
    ['events', 'singleKeywordFeed', 'a', ''],
    ['notifications', 'inbox', 'topic', ''],
  ]);
});

test('what changes behind the student is asked anew whenever a screen opens', () => {
  const anew = [
    homeQueries.banners(api),
    homeQueries.popular(api),
    eventQueries.detail(api, 7),
    keywordQueries.own(api),
    topicQueries.subscriptions(api),
    topicQueries.statuses(api),
  ];
  expect(anew.map(({ staleTime }) => staleTime)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a call under way is known by what it changes', () => {
  const event = { eventId: 7 } as Parameters<typeof likeMutation>[2];
  expect([
    registerCalendarMutation(api, 7).mutationKey,
    likeMutation(api, client, event).mutationKey,
    subscribeKeywordMutation(api, client).mutationKey,
    unsubscribeKeywordMutation(api, client, 'a_A').mutationKey,
    resetKeywordsMutation(api, client).mutationKey,
    clickNotificationMutation(api, client, 5).mutationKey,
    markAllReadMutation(api, client).mutationKey,
    topicMutation(api, client, 'Software').mutationKey,
    resetTopicsMutation(api, client).mutationKey,
    registerDepartmentMutation(api, client).mutationKey,
    withdrawMutation(api).mutationKey,
  ]).toEqual([
    ['calendar', 7],
    ['like', 7],
    ['keywords', 'subscribe'],
    ['keywords', 'unsubscribe', 'a_A'],
    ['keywords', 'reset'],
    ['notifications', 'click', 5],
    ['notifications', 'markAllRead'],
    ['topics', 'Software'],
    ['topics', 'all', 'reset'],
    ['member', 'department'],
    ['member', 'withdraw'],
  ]);
});

test('nothing is tried again, held back or asked for unasked, and an answer stands for half an hour', () => {
  const { queries, mutations } = client.getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 1_800_000,
  });
  expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
});

test('a failure is named by what was wanted, without what a person typed or likes', async () => {
  const heard: string[] = [];
  const listening = createQueryClient((what) => heard.push(what));
  const fail = () => Promise.reject(new Error('no'));
  for (const queryKey of [['events', 'board', '장학', 'x'], ['topics', 5, 'all', 'rest'], ['member']]) {
    await listening.fetchQuery({ queryKey, queryFn: fail }).catch(() => undefined);
  }
  for (const mutationKey of [['like', 7], undefined]) {
    const options = { mutationFn: fail, ...(mutationKey === undefined ? {} : { mutationKey }) };
    await listening
      .getMutationCache()
      .build(listening, options)
      .execute(undefined)
      .catch(() => undefined);
  }
  expect(heard).toEqual(['events board', 'topics all', 'member', 'like', '']);
});
