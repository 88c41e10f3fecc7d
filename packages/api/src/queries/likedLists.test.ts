import { createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { createSwitchboard, flipSwitches } from '@campus-bell/fixtures/server/switches';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { sendLike } from './like.ts';
import { followLikesOfOtherTabs } from './likesOfOtherTabs.ts';
import { pendingLikes } from './pendingLikes.ts';
import { createQueryClient } from './queryClient.ts';

let campus = createCampus();
let switchboard = createSwitchboard();

beforeEach(() => {
  campus = createCampus();
  switchboard = createSwitchboard();
});

/** A tab of the member: one session and one server for all, a cache of its own. */
function openTab(tokens = campus.signIn('member')) {
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => tokens, store: () => undefined },
    onSessionLost: () => undefined,
    fetch: createLocalApiFetch(campus, switchboard),
  });
  const queryClient = createQueryClient();
  onTestFinished(followLikesOfOtherTabs(queryClient, 'member'));
  const board = eventQueries.board(api, { slug: 'Dormitory', searchText: '' });
  const listLiked = (searchText = '') => {
    const observer = new InfiniteQueryObserver(queryClient, eventQueries.liked(api, searchText));
    onTestFinished(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult().data?.rows.map(({ eventId }) => eventId);
  };
  const someBoardEvent = async (liked: boolean) => {
    const { pages } = await queryClient.fetchInfiniteQuery(board);
    const event = pages[0]?.rows.find((row) => row.liked === liked);
    if (event === undefined) throw new Error('no such event');
    return event;
  };
  const starOnBoard = (eventId: number) =>
    queryClient.getQueryData(board.queryKey)?.pages[0]?.rows.find((row) => row.eventId === eventId)?.liked;
  return { api, queryClient, listLiked, someBoardEvent, starOnBoard };
}

describe('an answered like', () => {
  test('is put into a list of liked events that was loaded before it, where the server has it', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    const rows = tab.listLiked();
    await vi.waitFor(() => expect(rows()).toHaveLength(10));
    await sendLike(tab.api, tab.queryClient, event, true);
    await vi.waitFor(() => expect(rows()).toContain(event.eventId));
    const fresh = openTab();
    const asServerHasIt = fresh.listLiked();
    await vi.waitFor(() => expect(asServerHasIt()).toHaveLength(10));
    expect(rows()?.slice(0, 10)).toEqual(asServerHasIt());
  });

  test('is put into a list whose first page was on its way', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    flipSwitches(switchboard, new URLSearchParams({ delay: 'POST /api/event/like/*:80', times: '1' }));
    const sent = sendLike(tab.api, tab.queryClient, event, true);
    const rows = tab.listLiked();
    await sent;
    await vi.waitFor(() => expect(rows()).toContain(event.eventId));
    await sendLike(tab.api, tab.queryClient, event, false);
    await vi.waitFor(() => expect(rows()).not.toContain(event.eventId));
  });

  test('stays out of a search that does not find it', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    const found = tab.listLiked('없는 말');
    await vi.waitFor(() => expect(found()).toEqual([]));
    await sendLike(tab.api, tab.queryClient, event, true);
    expect(found()).toEqual([]);
  });

  test('is sent once, however often it is asked for before its answer', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    const before = switchboard.calls.length;
    const first = sendLike(tab.api, tab.queryClient, event, true);
    expect(sendLike(tab.api, tab.queryClient, event, true)).toBeNull();
    await first;
    expect(switchboard.calls.slice(before).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('is under way at once, and leaves once the tap is answered', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    const before = switchboard.calls.length;
    const likes = () => switchboard.calls.slice(before).filter(({ method }) => method === 'POST');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = sendLike(tab.api, tab.queryClient, event, true, answered);
    expect(pendingLikes(tab.queryClient).has(event.eventId)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(likes()).toHaveLength(0);
    answer();
    await sent;
    expect(likes()).toHaveLength(1);
    expect(pendingLikes(tab.queryClient).has(event.eventId)).toBe(false);
  });

  test('is known to the other tabs, and so is its end', async () => {
    const [here, there] = [openTab(), openTab()];
    const event = await here.someBoardEvent(false);
    await there.someBoardEvent(false);
    await sendLike(here.api, here.queryClient, event, true);
    await vi.waitFor(() => expect(there.starOnBoard(event.eventId)).toBe(true));
    await sendLike(here.api, here.queryClient, event, false);
    await vi.waitFor(() => expect(there.starOnBoard(event.eventId)).toBe(false));
  });
});

describe('taking back a like', () => {
  test.each([400, 404])(
    'that the server refuses with %i has happened already: the star goes',
    async (status) => {
      const tab = openTab();
      const event = await tab.someBoardEvent(false);
      await sendLike(tab.api, tab.queryClient, event, true);
      flipSwitches(
        switchboard,
        new URLSearchParams({ fail: `DELETE /api/event/like/*:${status}`, times: '1' }),
      );
      await sendLike(tab.api, tab.queryClient, { ...event, liked: true }, false);
      expect(tab.starOnBoard(event.eventId)).toBe(false);
    },
  );

  test('that fails with 500 leaves the star', async () => {
    const tab = openTab();
    const event = await tab.someBoardEvent(false);
    await sendLike(tab.api, tab.queryClient, event, true);
    flipSwitches(switchboard, new URLSearchParams({ fail: 'DELETE /api/event/like/*:500', times: '1' }));
    await expect(sendLike(tab.api, tab.queryClient, event, false)).rejects.toMatchObject({ status: 500 });
    expect(tab.starOnBoard(event.eventId)).toBe(true);
    await sendLike(tab.api, tab.queryClient, event, false);
    expect(tab.starOnBoard(event.eventId), 'and can be tried again').toBe(false);
  });
});
