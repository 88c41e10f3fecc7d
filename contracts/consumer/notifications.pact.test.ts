import {
  fetchKeywordNotifications,
  fetchTopicNotifications,
  fetchUnreadCount,
  markAllNotificationsRead,
  reportNotificationClick,
} from '@campus-bell/api/endpoints/notifications';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { keywordNotification, slice, topicNotification } from './shapes.ts';

const signedIn = given('member is signed in');
const firstPage = { page: '0', size: '10' };

describe('notifications', () => {
  test('the unread count is a number', async () => {
    const interaction: Interaction = {
      description: 'fetchUnreadCount',
      given: [signedIn, given('notification is received')],
      request: { method: 'GET', path: '/api/notification/unread-count', bearer: true },
      response: { status: 200, body: { unreadNotificationCount: Matchers.integer(7) } },
    };
    expect(await agree([interaction], (api) => fetchUnreadCount(api))).toBe(7);
  });

  test('the topic inbox has rows', async () => {
    const interaction: Interaction = {
      description: 'fetchTopicNotifications',
      given: [signedIn, given('notification is received')],
      request: { method: 'GET', path: '/api/notification/topic', query: firstPage, bearer: true },
      response: { status: 200, body: slice(topicNotification) },
    };
    const { rows } = await agree([interaction], (api) => fetchTopicNotifications(api, 0));
    expect(rows).toMatchObject([{ notificationId: 90317, read: false, keywordName: null }]);
  });

  test('the keyword inbox names the word', async () => {
    const interaction: Interaction = {
      description: 'fetchKeywordNotifications',
      given: [signedIn, given('notification is received', { kind: 'keyword' })],
      request: { method: 'GET', path: '/api/notification/keyword', query: firstPage, bearer: true },
      response: { status: 200, body: slice(keywordNotification) },
    };
    const { rows } = await agree([interaction], (api) => fetchKeywordNotifications(api, 0));
    expect(rows).toMatchObject([{ keywordName: '장학' }]);
  });

  test('a click is reported', async () => {
    const { notificationId } = states['notification is received'].answers;
    const interaction: Interaction = {
      description: 'reportNotificationClick',
      given: [signedIn, given('notification is received')],
      request: {
        method: 'POST',
        path: '/api/notification/click',
        body: { pushNotificationId: '{notificationId}' },
        bearer: true,
      },
      response: { status: 200 },
    };
    await expect(agree([interaction], (api) => reportNotificationClick(api, notificationId))).resolves.toBe(
      undefined,
    );
  });

  test('everything is marked read', async () => {
    const interaction: Interaction = {
      description: 'markAllNotificationsRead',
      given: [signedIn, given('notification is received')],
      request: { method: 'POST', path: '/api/notification/readAll', bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], markAllNotificationsRead)).resolves.toBe(undefined);
  });
});
