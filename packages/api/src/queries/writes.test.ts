import { MutationObserver, type MutationObserverOptions, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiError } from '../ApiError.ts';
import { createApiClient } from '../createApiClient.ts';
import { registerCalendarMutation } from './calendar.ts';
import { homeQueries } from './home.ts';
import { keywordQueries, resetKeywordsMutation } from './keywords.ts';
import { notificationQueries } from './notifications.ts';
import { createQueryClient } from './queryClient.ts';
import { refetchTopics, resetTopicsMutation, topicMutation, topicQueries } from './topics.ts';
import { memberQueries, registerDepartmentMutation, withdrawMutation } from './users.ts';

const sent: string[] = [];
let answers: Record<string, unknown> = {};
const api = createApiClient({
  baseUrl: 'http://api.campus.test',
  tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
  onSessionLost: () => undefined,
  async fetch(request) {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
    sent.push(`${call} ${await request.text()}`.trim());
    return Response.json(answers[call] ?? {});
  },
});
let client = createQueryClient();

beforeEach(() => {
  client = createQueryClient();
  answers = {};
  sent.length = 0;
});

const send = <Variables>(
  options: MutationObserverOptions<void, ApiError, Variables, unknown>,
  variables: Variables,
) => new MutationObserver(client, options).mutate(variables);

/** A query on the screen; gives what is called when it is asked for anew. */
function show(queryKey: string[]) {
  client.setQueryData(queryKey, 'old');
  const queryFn = vi.fn(() => 'new');
  onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
  return queryFn;
}

const isAged = (queryKey: readonly unknown[]) => client.getQueryState([...queryKey])?.isInvalidated;

describe('a reset', () => {
  test('of the topics empties their list and lets everything else be asked anew when it is visited', async () => {
    client.setQueryData(topicQueries.subscriptions(api).queryKey, [{ slug: 'A' }] as never);
    const shown = show(['events', 'subscribed', '']);
    await send(resetTopicsMutation(api, client), undefined);
    expect(shown).not.toHaveBeenCalled();
    expect(client.getQueryData(topicQueries.subscriptions(api).queryKey)).toEqual([]);
    expect(isAged(['events', 'subscribed', ''])).toBe(true);
    expect(sent).toEqual(['DELETE topic/subscriptions/reset']);
  });

  test('of the keywords does the same with theirs', async () => {
    client.setQueryData(keywordQueries.own(api).queryKey, [{ encodedKeyword: 'a' }] as never);
    const shown = show(['events', 'keywordFeed', '']);
    await send(resetKeywordsMutation(api, client), undefined);
    expect(shown).not.toHaveBeenCalled();
    expect(client.getQueryData(keywordQueries.own(api).queryKey)).toEqual([]);
    expect(isAged(['events', 'keywordFeed', ''])).toBe(true);
    expect(sent).toEqual(['DELETE keyword/subscriptions/reset']);
  });
});

describe('the member', () => {
  test('with a new department is asked for anew', async () => {
    client.setQueryData(memberQueries.own(api).queryKey, { name: '김하늘' } as never);
    client.setQueryData(['keywords'], []);
    await send(registerDepartmentMutation(api, client), '수학과');
    expect(client.getQueryState(memberQueries.own(api).queryKey)).toBeUndefined();
    expect(client.getQueryData(['keywords'])).toEqual([]);
    expect(sent).toEqual(['POST users/register-info {"major":"수학과"}']);
  });

  test('who withdraws says so once', async () => {
    await send(withdrawMutation(api), undefined);
    expect(sent).toEqual(['DELETE users']);
  });

  test('has an event in the calendar as it was written', async () => {
    const entry = { summary: '특강', description: '', startDate: 'a', endDate: 'b' };
    await send(registerCalendarMutation(api, 7), entry);
    expect(sent).toEqual([`POST event/calendar ${JSON.stringify(entry)}`]);
  });
});

describe('a topic', () => {
  const topics = [
    { slug: 'A', subscribed: false, receiveNotification: false },
    { slug: 'B', subscribed: true, receiveNotification: true },
    { slug: 'C', subscribed: true, receiveNotification: false },
    { slug: 'D', subscribed: false, receiveNotification: true },
  ];
  const statuses = () =>
    client.getQueryData<{ slug: string; subscribed: boolean; receiveNotification: boolean }[]>(
      topicQueries.statuses(api).queryKey,
    );

  test.each([
    ['subscribe', 'A', { subscribed: true, receiveNotification: true }, 'POST topic/subscribe {"topic":"A"}'],
    [
      'unsubscribe',
      'B',
      { subscribed: false, receiveNotification: true },
      'POST topic/unsubscribe {"topic":"B"}',
    ],
    [
      'mute',
      'B',
      { subscribed: true, receiveNotification: false },
      'POST topic/subscriptions/notification {"topic":"B","receiveNotification":false}',
    ],
    [
      'unmute',
      'A',
      { subscribed: false, receiveNotification: true },
      'POST topic/subscriptions/notification {"topic":"A","receiveNotification":true}',
    ],
  ] as const)('is changed by %s, it alone, and sent so', async (change, slug, expected, call) => {
    client.setQueryData(topicQueries.statuses(api).queryKey, topics as never);
    await send(topicMutation(api, client, slug), change);
    expect(statuses()).toEqual(topics.map((one) => (one.slug === slug ? { ...one, ...expected } : one)));
    expect(sent[0]).toBe(call);
  });

  test.each([
    ['subscribe', true],
    ['unsubscribe', true],
    ['mute', false],
    ['unmute', false],
  ] as const)('that is changed by %s lets the lists be asked anew: %s', async (change, isAsked) => {
    await send(topicMutation(api, client, 'A'), change);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.includes('GET topic/subscriptions')).toBe(isAsked);
  });

  test('is read anew with its settings', async () => {
    answers['GET topic/subscriptionsStatus'] = [{ id: 1, englishTopic: 'A', subscribed: true }];
    await refetchTopics(client, api);
    expect(sent.toSorted()).toEqual(['GET topic/subscriptions', 'GET topic/subscriptionsStatus']);
    expect(statuses()).toMatchObject([{ slug: 'A', subscribed: true }]);
  });
});

test('what is asked for by its query is asked of its route', async () => {
  answers['GET users'] = { name: '김하늘', email: 'a@b' };
  answers['GET notification/unread-count'] = { count: 4 };
  await expect(client.fetchQuery(memberQueries.own(api))).resolves.toMatchObject({ name: '김하늘' });
  await expect(client.fetchQuery(notificationQueries.unreadCount(api))).resolves.toBe(4);
  await expect(client.fetchQuery(topicQueries.subscribedTabRead(api))).resolves.toBe(true);
  const search = { slug: 'A', searchText: '장학' };
  answers['GET event/banner'] = [{ imgUrl: 'https://a/1.png' }];
  const banners = await client.fetchQuery(homeQueries.banners(api));
  expect(banners).toEqual([{ imageUrl: 'https://a/1.png', siteUrl: null }]);
  answers['GET event/A'] = { result: [{ eventId: 7 }], hasNext: true };
  const rehearsal = await client.fetchQuery(keywordQueries.rehearsal(api, search));
  expect(rehearsal).toMatchObject({ rows: [{ eventId: 7 }], hasNext: true });
  expect(sent).toEqual([
    'GET users',
    'GET notification/unread-count',
    'GET subscriptions/isSubscribedTabRead',
    'GET event/banner',
    'GET event/A',
  ]);
});
