import {
  fetchSubscribedTabRead,
  fetchTopicStatuses,
  fetchTopicSubscriptions,
  resetTopicSubscriptions,
  setTopicNotification,
  subscribeTopic,
  unsubscribeTopic,
} from '@campus-bell/api/endpoints/topics';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';

const { boolean, eachLike, integer, regex, string } = Matchers;

const signedIn = given('member is signed in');
const subscribed = given('topic is subscribed');
const { slug } = states['topic is subscribed'].parameters;
const topicSlug = regex('^[A-Za-z]+$', slug);

function write(
  description: string,
  path: string,
  body: Record<string, string | boolean>,
  prepared: Interaction['given'],
  status = 200,
): Interaction {
  const request = { method: 'POST', path: `/api/topic/${path}`, body, bearer: true } as const;
  return { description, given: prepared, request, response: { status } };
}

describe('topics', () => {
  test.each([
    ['with an unread topic', [signedIn, subscribed], false],
    ['with nothing subscribed', [signedIn], true],
  ])('the tab %s', async (which, prepared, read) => {
    const interaction: Interaction = {
      description: `fetchSubscribedTabRead ${which}`,
      given: prepared,
      request: { method: 'GET', path: '/api/subscriptions/isSubscribedTabRead', bearer: true },
      response: { status: 200, body: { subscribedTabRead: read } },
    };
    expect(await agree([interaction], (api) => fetchSubscribedTabRead(api))).toBe(read);
  });

  test('the subscriptions say what is unread', async () => {
    const row = {
      id: integer(5521),
      koreanTopic: string('아주대학교-장학'),
      englishTopic: topicSlug,
      isRead: boolean(false),
    };
    const interaction: Interaction = {
      description: 'fetchTopicSubscriptions',
      given: [signedIn, subscribed],
      request: { method: 'GET', path: '/api/topic/subscriptions', bearer: true },
      response: { status: 200, body: eachLike(row) },
    };
    const rows = await agree([interaction], (api) => fetchTopicSubscriptions(api));
    expect(rows).toMatchObject([{ slug, read: false }]);
  });

  test('the settings panel lists every topic', async () => {
    const row = {
      id: integer(2),
      koreanTopic: string('아주대학교-장학'),
      englishTopic: topicSlug,
      classification: regex('^(학과|단과대|공지사항|기숙사|대학원)$', '공지사항'),
      subscribed: boolean(true),
      koreanOrder: integer(2),
      receiveNotification: boolean(true),
    };
    const interaction: Interaction = {
      description: 'fetchTopicStatuses',
      given: [signedIn, subscribed],
      request: { method: 'GET', path: '/api/topic/subscriptionsStatus', bearer: true },
      response: { status: 200, body: eachLike(row) },
    };
    const rows = await agree([interaction], (api) => fetchTopicStatuses(api));
    expect(rows).toMatchObject([{ slug, classification: '공지사항', order: 2 }]);
  });

  test('a topic is subscribed', async () => {
    const interaction = write('subscribeTopic', 'subscribe', { topic: slug }, [signedIn]);
    await expect(agree([interaction], (api) => subscribeTopic(api, slug))).resolves.toBe(undefined);
  });

  test('without a live push token the client offers to repair the notifications', async () => {
    const prepared = [signedIn, given('member is without push token')];
    const call = write('subscribeTopic without push token', 'subscribe', { topic: slug }, prepared, 404);
    await expect(agree([call], (api) => subscribeTopic(api, slug))).rejects.toMatchObject({ status: 404 });
  });

  test('a topic is unsubscribed', async () => {
    const interaction = write('unsubscribeTopic', 'unsubscribe', { topic: slug }, [signedIn, subscribed]);
    await expect(agree([interaction], (api) => unsubscribeTopic(api, slug))).resolves.toBe(undefined);
  });

  test('a topic is muted', async () => {
    const body = { topic: slug, receiveNotification: false };
    const prepared = [signedIn, subscribed];
    const interaction = write('setTopicNotification off', 'subscriptions/notification', body, prepared);
    await expect(agree([interaction], (api) => setTopicNotification(api, slug, false))).resolves.toBe(
      undefined,
    );
  });

  test('all topics are dropped', async () => {
    const interaction: Interaction = {
      description: 'resetTopicSubscriptions',
      given: [signedIn, subscribed],
      request: { method: 'DELETE', path: '/api/topic/subscriptions/reset', bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], resetTopicSubscriptions)).resolves.toBe(undefined);
  });
});
