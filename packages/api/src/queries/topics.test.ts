import { flipSwitches } from '@campus-bell/fixtures/server/switches';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { openCampusApi } from './campusApi.fake.ts';
import { markTopicRead, type TopicChange, topicMutation, topicQueries } from './topics.ts';

async function openPanel() {
  const { switchboard, api, queryClient } = openCampusApi();
  await queryClient.fetchQuery(topicQueries.subscriptions(api));
  await queryClient.fetchQuery(topicQueries.statuses(api));
  const change = (slug: string, what: TopicChange) =>
    new MutationObserver(queryClient, topicMutation(api, queryClient, slug)).mutate(what);
  const status = (slug: string) =>
    queryClient.getQueryData(topicQueries.statuses(api).queryKey)?.find((one) => one.slug === slug);
  const subscription = (slug: string) =>
    queryClient.getQueryData(topicQueries.subscriptions(api).queryKey)?.find((one) => one.slug === slug);
  return { api, switchboard, queryClient, change, status, subscription };
}

describe('topicMutation', () => {
  test('a new subscription has its notifications on and is unread', async () => {
    const { change, status, subscription } = await openPanel();
    expect(status('Graduate')).toMatchObject({ subscribed: false });
    await change('Graduate', 'subscribe');
    expect(status('Graduate')).toMatchObject({ subscribed: true, receiveNotification: true });
    await vi.waitFor(() => expect(subscription('Graduate')).toMatchObject({ read: false }));
  });

  test('a muted topic stays subscribed', async () => {
    const { change, status, subscription } = await openPanel();
    await change('Software', 'mute');
    expect(status('Software')).toMatchObject({ subscribed: true, receiveNotification: false });
    expect(subscription('Software')).toBeDefined();
    await change('Software', 'unmute');
    expect(status('Software')).toMatchObject({ receiveNotification: true });
  });

  test('an ended subscription leaves the chips at once', async () => {
    const { change, status, subscription } = await openPanel();
    await change('Software', 'unsubscribe');
    expect(status('Software')).toMatchObject({ subscribed: false });
    expect(subscription('Software')).toBeUndefined();
  });

  test.each([
    ['Graduate', 'subscribe', '/api/topic/subscribe'],
    ['Software', 'mute', '/api/topic/subscriptions/notification'],
    ['Software', 'unsubscribe', '/api/topic/unsubscribe'],
  ] as const)('a failed change of %s (%s) changes nothing', async (slug, what, path) => {
    const { switchboard, change, status, subscription } = await openPanel();
    flipSwitches(switchboard, new URLSearchParams({ fail: `POST ${path}:500` }));
    const before = [status(slug), subscription(slug)];
    await expect(change(slug, what)).rejects.toMatchObject({ status: 500 });
    expect([status(slug), subscription(slug)]).toEqual(before);
  });
});

test('a topic marked read stays read when an older answer comes after it', async () => {
  const { api, queryClient, subscription } = await openPanel();
  expect(subscription('Software')).toMatchObject({ read: false });
  const underWay = queryClient.fetchQuery(topicQueries.subscriptions(api));
  markTopicRead(queryClient, api, 'Software');
  expect(subscription('Software')).toMatchObject({ read: true });
  await underWay;
  await vi.waitFor(() => expect(subscription('Software')).toMatchObject({ read: true }));
});
