import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import * as events from './events.ts';
import * as home from './home.ts';
import * as keywords from './keywords.ts';
import * as notifications from './notifications.ts';
import { reissueToken } from './reissueToken.ts';
import * as topics from './topics.ts';
import * as users from './users.ts';

const at = '2026-03-04T09:00:00+09:00';
const page = { page: 3 };
const search = { page: 0, searchText: '장학' };
const calendar = { summary: '장학', description: '본문', startDate: at, endDate: at };
const code = { authorizationCode: 'c', pushToken: 'push', redirectUri: 'https://app/loginSuccess' };
const oauth = { authorizationCode: 'c', fcmToken: 'push', redirectUri: 'https://app/loginSuccess' };
const slug = 'Software';

/** What is sent: the method and the address, the body where there is one, and whose call it is. */
type Sent = [call: string, body: unknown, as: 'member' | 'nobody'];

const member = (call: string, body: unknown = null): Sent => [call, body, 'member'];
const nobody = (call: string, body: unknown = null): Sent => [call, body, 'nobody'];

const calls: Record<string, [(api: ApiClient) => Promise<unknown>, Sent]> = {
  'popular events': [home.fetchPopularEvents, member('GET /api/event/popular')],
  banners: [home.fetchBanners, nobody('GET /api/event/banner')],
  'a board': [
    (api) => events.fetchBoardEvents(api, { slug, ...page }),
    member('GET /api/event/Software?page=3&size=10'),
  ],
  'a board, searched as a visitor': [
    (api) => events.fetchBoardEvents(api, { slug, asVisitor: true, ...search }),
    nobody('GET /api/event/Software?page=0&size=10&keyword=장학'),
  ],
  'liked events': [
    (api) => events.fetchLikedEvents(api, search),
    member('GET /api/event/liked?page=0&size=10&keyword=장학'),
  ],
  'subscribed events': [
    (api) => events.fetchSubscribedEvents(api, page),
    member('GET /api/event/subscribed?page=3&size=10'),
  ],
  'the feed of all keywords': [
    (api) => events.fetchKeywordFeed(api, page),
    member('GET /api/event/getSubscribedPostsByKeyword?page=3&size=10'),
  ],
  'the feed of one keyword': [
    (api) => events.fetchSingleKeywordFeed(api, { encodedKeyword: '%EC_A', ...page }),
    member('GET /api/event/getSubscribedPostsByKeyword/%EC_A?page=3&size=10'),
  ],
  'an event': [(api) => events.fetchEventDetail(api, 7), member('GET /api/event/detail/7')],
  'a like': [(api) => home.likeEvent(api, 7), member('POST /api/event/like/7')],
  'a like taken back': [(api) => home.unlikeEvent(api, 7), member('DELETE /api/event/like/7')],
  'the calendar': [
    (api) => events.registerCalendarEvent(api, calendar),
    member('POST /api/event/calendar', calendar),
  ],
  keywords: [keywords.fetchKeywords, member('GET /api/keyword/userKeywords')],
  'a new keyword': [
    (api) => keywords.subscribeKeyword(api, { koreanKeyword: '장학', slug }),
    member('POST /api/keyword/subscribe', { koreanKeyword: '장학', topicName: slug }),
  ],
  'the end of a keyword': [
    (api) => keywords.unsubscribeKeyword(api, '%EC_A'),
    member('POST /api/keyword/unsubscribe', { encodedKeyword: '%EC_A' }),
  ],
  'the end of all keywords': [keywords.resetKeywords, member('DELETE /api/keyword/subscriptions/reset')],
  'the number of unread notifications': [
    notifications.fetchUnreadCount,
    member('GET /api/notification/unread-count'),
  ],
  'the inbox of topics': [
    (api) => notifications.fetchTopicNotifications(api, 2),
    member('GET /api/notification/topic?page=2&size=10'),
  ],
  'the inbox of keywords': [
    (api) => notifications.fetchKeywordNotifications(api, 2),
    member('GET /api/notification/keyword?page=2&size=10'),
  ],
  'an opened notification': [
    (api) => notifications.reportNotificationClick(api, 5),
    member('POST /api/notification/click', { pushNotificationId: 5 }),
  ],
  'all notifications read': [
    notifications.markAllNotificationsRead,
    member('POST /api/notification/readAll'),
  ],
  'the tab of subscriptions': [
    topics.fetchSubscribedTabRead,
    member('GET /api/subscriptions/isSubscribedTabRead'),
  ],
  'subscribed topics': [topics.fetchTopicSubscriptions, member('GET /api/topic/subscriptions')],
  'all topics': [topics.fetchTopicStatuses, member('GET /api/topic/subscriptionsStatus')],
  'a new topic': [
    (api) => topics.subscribeTopic(api, slug),
    member('POST /api/topic/subscribe', { topic: slug }),
  ],
  'the end of a topic': [
    (api) => topics.unsubscribeTopic(api, slug),
    member('POST /api/topic/unsubscribe', { topic: slug }),
  ],
  'the pushes of a topic': [
    (api) => topics.setTopicNotification(api, slug, false),
    member('POST /api/topic/subscriptions/notification', { topic: slug, receiveNotification: false }),
  ],
  'the end of all topics': [topics.resetTopicSubscriptions, member('DELETE /api/topic/subscriptions/reset')],
  'a reissue': [
    (api) => reissueToken(api, 'refresh'),
    nobody('PATCH /api/users/reissue-token', { refreshToken: 'refresh' }),
  ],
  'a login': [(api) => users.exchangeLoginCode(api, code), nobody('POST /api/users/oauth', oauth)],
  'the member': [users.fetchMember, member('GET /api/users')],
  'a withdrawal': [users.withdrawMember, member('DELETE /api/users')],
  'a department': [
    (api) => users.registerDepartment(api, '수학과'),
    member('POST /api/users/register-info', { major: '수학과' }),
  ],
};

function clientOf(answer: unknown, sent: Sent[] = []) {
  return createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
    async fetch(request) {
      const { pathname, search: query } = new URL(request.url);
      const text = await request.text();
      const path = pathname.includes('%EC_A') ? pathname : decodeURIComponent(pathname);
      sent.push([
        `${request.method} ${path}${decodeURIComponent(query)}`,
        text === '' ? null : JSON.parse(text),
        request.headers.get('Authorization') === 'Bearer token' ? 'member' : 'nobody',
      ]);
      return answer === null ? new Response('끝', { status: 200 }) : Response.json(answer);
    },
  });
}

describe('what is sent for', () => {
  test.each(Object.entries(calls))('%s', async (_, [call, expected]) => {
    const sent: Sent[] = [];
    await call(clientOf({ result: [] }, sent)).catch(() => undefined);
    expect(sent).toEqual([expected]);
  });
});

describe('an answer is read as', () => {
  const row = { eventId: 7, title: '장학 안내' };
  test.each<[string, (api: ApiClient) => Promise<unknown>, unknown, unknown]>([
    ['the events of a list', home.fetchPopularEvents, [row, {}], [{ eventId: 7 }]],
    [
      'each popular event once, in ten ranks',
      home.fetchPopularEvents,
      Array.from({ length: 30 }, (_, at) => ({ ...row, eventId: 1 + Math.trunc(at / 2) })),
      Array.from({ length: 10 }, (_, at) => ({ eventId: 1 + at })),
    ],
    ['its banners', home.fetchBanners, [{ imgUrl: 'https://a' }], [{ imageUrl: 'https://a' }]],
    ['no banners where it is no list', home.fetchBanners, { message: '배너 없음' }, []],
    [
      'liked events, whatever it says of them',
      (api) => events.fetchLikedEvents(api, page),
      { result: [{ ...row, star: false }], hasNext: true },
      { rows: [{ eventId: 7, liked: true }], hasNext: true },
    ],
    ['one event', (api) => events.fetchEventDetail(api, 7), row, { title: '장학 안내', imageUrls: [] }],
    ['keywords', keywords.fetchKeywords, [{ encodedKeyword: 'a' }, {}], [{ encodedKeyword: 'a' }]],
    ['a count', notifications.fetchUnreadCount, { unreadNotificationCount: 4 }, 4],
    ['a flag', topics.fetchSubscribedTabRead, { subscribedTabRead: false }, false],
    [
      'new tokens',
      (api) => reissueToken(api, 'r'),
      { accessToken: 'a', refreshToken: 'b' },
      { accessToken: 'a', refreshToken: 'b' },
    ],
    ['a member', users.fetchMember, { name: '김하늘', email: 'a@b' }, { name: '김하늘', department: null }],
  ])('%s', async (_, call, answer, expected) => {
    const read = await call(clientOf(answer));
    if (typeof expected === 'object') expect(read).toMatchObject(expected as object);
    else expect(read).toBe(expected);
    if (Array.isArray(expected)) expect(read).toHaveLength(expected.length);
  });

  test.each([
    ['a withdrawal', users.withdrawMember],
    ['the calendar', (api: ApiClient) => events.registerCalendarEvent(api, calendar)],
  ])('nothing where it is a bare text: %s', async (_, call) => {
    await expect(call(clientOf(null))).resolves.toBeUndefined();
  });
});

test('a list stops when its reader has gone', async () => {
  const controller = new AbortController();
  controller.abort();
  const { signal } = controller;
  const lists: ((api: ApiClient) => Promise<unknown>)[] = [
    (api) => home.fetchPopularEvents(api, { signal }),
    (api) => home.fetchBanners(api, { signal }),
    (api) => events.fetchBoardEvents(api, { slug, ...page }, { signal }),
    (api) => events.fetchLikedEvents(api, page, { signal }),
    (api) => events.fetchSubscribedEvents(api, page, { signal }),
    (api) => events.fetchKeywordFeed(api, page, { signal }),
    (api) => events.fetchSingleKeywordFeed(api, { encodedKeyword: 'a', ...page }, { signal }),
    (api) => events.fetchEventDetail(api, 7, { signal }),
    (api) => keywords.fetchKeywords(api, { signal }),
    (api) => notifications.fetchUnreadCount(api, { signal }),
    (api) => notifications.fetchTopicNotifications(api, 0, { signal }),
    (api) => notifications.fetchKeywordNotifications(api, 0, { signal }),
    (api) => topics.fetchSubscribedTabRead(api, { signal }),
    (api) => topics.fetchTopicSubscriptions(api, { signal }),
    (api) => topics.fetchTopicStatuses(api, { signal }),
    (api) => users.fetchMember(api, { signal }),
  ];
  for (const list of lists) await expect(list(clientOf([]))).rejects.toMatchObject({ kind: 'aborted' });
});
