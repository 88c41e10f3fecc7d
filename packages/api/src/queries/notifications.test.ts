import { flipSwitches } from '@campus-bell/fixtures/server/switches';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openCampusApi } from './campusApi.fake.ts';
import {
  clickNotificationMutation,
  type InboxView,
  markAllReadMutation,
  notificationQueries,
} from './notifications.ts';

async function openInbox(view: InboxView = {}) {
  const { campus, switchboard, api, queryClient } = openCampusApi();
  const person = campus.person('member');
  await queryClient.fetchQuery(notificationQueries.unreadCount(api));
  const count = () => queryClient.getQueryData(notificationQueries.unreadCount(api).queryKey);
  const countAtStart = count();
  const list = new InfiniteQueryObserver(queryClient, notificationQueries.topicInbox(api, view));
  list.subscribe(() => undefined);
  const rows = () => list.getCurrentResult().data?.rows ?? [];
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const calls = (path: string) => switchboard.calls.filter((call) => call.path === path).length;
  const settle = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await settle();
  return { campus, person, switchboard, api, queryClient, list, rows, count, countAtStart, calls, settle };
}

const countPath = '/api/notification/unread-count';
const listPath = '/api/notification/topic';

test('listing marks the page read on the server, shows what was unread before, and the count follows', async () => {
  const { campus, person, rows, count, countAtStart, calls } = await openInbox();
  expect(rows().filter(({ read }) => !read)).toHaveLength(9);
  expect(countAtStart).toBe(13);
  expect(count()).toBe(campus.unreadCount(person));
  expect(count()).toBe(4);
  expect(calls(countPath)).toBe(2);
});

test('each page asked for is followed by a count that knows of it', async () => {
  const { campus, person, list, count, settle } = await openInbox();
  campus.addNotification(person);
  await list.fetchNextPage();
  await settle();
  expect(count()).toBe(campus.unreadCount(person));
});

test('a failing count leaves the last value', async () => {
  const { switchboard, list, count, settle } = await openInbox();
  flipSwitches(switchboard, new URLSearchParams({ fail: `GET ${countPath}:500` }));
  await list.fetchNextPage();
  await settle();
  expect(count()).toBe(4);
});

test('a click is read at once, reported once, and the count is asked for after it', async () => {
  const { api, queryClient, rows, calls } = await openInbox();
  const first = rows().find(({ read }) => !read);
  const id = first?.notificationId ?? -1;
  const before = calls(countPath);
  const sent = new MutationObserver(queryClient, clickNotificationMutation(api, queryClient, id)).mutate();
  await vi.waitFor(() =>
    expect(rows().find(({ notificationId }) => notificationId === id)).toMatchObject({ read: true }),
  );
  await sent;
  expect(calls('/api/notification/click')).toBe(1);
  expect(calls(countPath)).toBe(before + 1);
});

test('a click leaves the others as they were, and a list that is still to come alone', async () => {
  const { api, queryClient, rows } = await openInbox();
  const keywordInbox = notificationQueries.keywordInbox(api);
  const underWay = queryClient.fetchInfiniteQuery(keywordInbox);
  const [first, second] = rows().filter(({ read }) => !read);
  const id = second?.notificationId ?? -1;
  await new MutationObserver(queryClient, clickNotificationMutation(api, queryClient, id)).mutate();
  await underWay;
  expect(rows().find(({ notificationId }) => notificationId === first?.notificationId)?.read).toBe(false);
  const { pages } = await queryClient.fetchInfiniteQuery(keywordInbox);
  expect(pages[0]?.rows.length).toBeGreaterThan(0);
});

test('the inbox of keywords is listed by its own route', async () => {
  const { api, queryClient, switchboard } = await openInbox();
  await queryClient.fetchInfiniteQuery(notificationQueries.keywordInbox(api));
  expect(switchboard.calls.map(({ path }) => path)).toContain('/api/notification/keyword');
});

test('marked read, all are counted as none, also where the count cannot be had', async () => {
  const { api, queryClient, switchboard, count, settle } = await openInbox();
  flipSwitches(switchboard, new URLSearchParams({ fail: `GET ${countPath}:500` }));
  await new MutationObserver(queryClient, markAllReadMutation(api, queryClient)).mutate();
  expect(count()).toBe(0);
  await settle();
  expect(count()).toBe(0);
});

test('a click stays read when the next page was on its way', async () => {
  const { api, queryClient, switchboard, list, rows } = await openInbox();
  const id = rows().find(({ read }) => !read)?.notificationId ?? -1;
  flipSwitches(switchboard, new URLSearchParams({ delay: `GET ${listPath}:50` }));
  const loading = list.fetchNextPage();
  await new MutationObserver(queryClient, clickNotificationMutation(api, queryClient, id)).mutate();
  await loading;
  await vi.waitFor(() => {
    expect(rows().length).toBeGreaterThan(10);
    expect(rows().find(({ notificationId }) => notificationId === id)).toMatchObject({ read: true });
  });
});

test('marking all read reloads list and count from the server exactly once', async () => {
  const { api, queryClient, rows, count, calls, settle } = await openInbox();
  const before = { list: calls(listPath), count: calls(countPath) };
  await new MutationObserver(queryClient, markAllReadMutation(api, queryClient)).mutate();
  await settle();
  await vi.waitFor(() => expect(rows()).toHaveLength(10));
  await settle();
  expect(rows().every(({ read }) => read)).toBe(true);
  expect(count()).toBe(0);
  expect({ list: calls(listPath), count: calls(countPath) }).toEqual({
    list: before.list + 1,
    count: before.count + 1,
  });
});

test('a failed marking of all reloads nothing', async () => {
  const { api, queryClient, switchboard, rows, count, calls } = await openInbox();
  flipSwitches(switchboard, new URLSearchParams({ fail: 'POST /api/notification/readAll:500' }));
  const before = [calls(listPath), calls(countPath), count(), rows()];
  const sent = new MutationObserver(queryClient, markAllReadMutation(api, queryClient)).mutate();
  await expect(sent).rejects.toMatchObject({ status: 500 });
  expect([calls(listPath), calls(countPath), count(), rows()]).toEqual(before);
});

test('unread only leaves out what was read before and asks for the same pages', async () => {
  const { api, list, rows, calls } = await openInbox();
  list.setOptions(notificationQueries.topicInbox(api, { unreadOnly: true }));
  expect(rows()).toHaveLength(9);
  expect(calls(listPath)).toBe(1);
  await list.fetchNextPage();
  expect(list.getCurrentResult().data?.emptyPagesAtEnd).toBe(1);
});
