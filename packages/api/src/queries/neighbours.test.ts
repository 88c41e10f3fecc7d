import { createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { homeQueries } from './home.ts';
import { sendLike } from './like.ts';
import { neighboursOf } from './neighbours.ts';
import { createQueryClient } from './queryClient.ts';

/** A member whose screen has shown the first page of a list, and has been left for an event. */
function openCampus() {
  const campus = createCampus();
  const tokens = campus.signIn('member');
  const answer = createLocalApiFetch(campus, createSwitchboard());
  const fetch = vi.fn<typeof answer>(answer);
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => tokens, store: () => undefined },
    onSessionLost: () => undefined,
    fetch,
  });
  const queryClient = createQueryClient();
  const show = async (visit: string) => {
    const board = eventQueries.board(api, { slug: 'AjouScholarship', searchText: '' }, visit);
    const observer = new InfiniteQueryObserver(queryClient, board);
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
    leave();
    return (observer.getCurrentResult().data?.rows ?? []).map(({ eventId }) => eventId);
  };
  return { api, fetch, queryClient, show };
}

describe('the neighbours of an event', () => {
  test('are those of the list it was opened from, and nothing is asked for them', async () => {
    const { fetch, queryClient, show } = openCampus();
    const ids = await show('a');
    fetch.mockClear();
    const [first = 0, second = 0, third = 0] = ids;
    const known = neighboursOf(queryClient, { visit: 'a', isHome: false }, second);
    expect([known?.previous?.eventId, known?.next?.eventId]).toEqual([first, third]);
    expect(neighboursOf(queryClient, { visit: 'a', isHome: false }, first)?.previous).toBeNull();
    expect(neighboursOf(queryClient, { visit: 'b', isHome: false }, second)).toBeNull();
    expect(neighboursOf(queryClient, { visit: 'a', isHome: true }, second)).toBeNull();
    expect(neighboursOf(queryClient, { visit: 'a', isHome: false }, 999_999)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('come with the next page, asked for once, where the list goes on', async () => {
    const { fetch, queryClient, show } = openCampus();
    const last = (await show('a')).at(-1) ?? 0;
    fetch.mockClear();
    const from = { visit: 'a', isHome: false };
    const { next, loadNext } = neighboursOf(queryClient, from, last) ?? {};
    expect(next).toBeNull();
    const [found, again] = await Promise.all([loadNext?.(), loadNext?.()]);
    expect(found?.eventId).toBeDefined();
    expect(again?.eventId).toBe(found?.eventId);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(neighboursOf(queryClient, from, last)?.next?.eventId).toBe(found?.eventId);
  });

  test('are told with the failure where the next page cannot be had, which can be asked for again', async () => {
    const { fetch, queryClient, show } = openCampus();
    const last = (await show('a')).at(-1) ?? 0;
    const from = { visit: 'a', isHome: false };
    fetch.mockResolvedValueOnce(Response.json({}, { status: 500 }));
    const known = neighboursOf(queryClient, from, last);
    await expect(known?.loadNext?.()).rejects.toMatchObject({ kind: 'http', status: 500 });
    expect((await known?.loadNext?.())?.eventId).toBe(
      neighboursOf(queryClient, from, last)?.next?.eventId ?? 'none',
    );
  });

  test('end with the list', async () => {
    const { fetch, queryClient, show } = openCampus();
    const last = (await show('a')).at(-1) ?? 0;
    const from = { visit: 'a', isHome: false };
    fetch.mockResolvedValueOnce(Response.json({ result: [], hasNext: false }));
    await expect(neighboursOf(queryClient, from, last)?.loadNext?.()).resolves.toBeNull();
    expect(neighboursOf(queryClient, from, last)).toMatchObject({ next: null, loadNext: null });
  });

  test('are not known before their list is', async () => {
    const { api, fetch, queryClient } = openCampus();
    fetch.mockReturnValue(new Promise(() => undefined));
    const board = eventQueries.board(api, { slug: 'AjouScholarship', searchText: '' }, 'a');
    const leave = new InfiniteQueryObserver(queryClient, board).subscribe(() => undefined);
    const leaveHome = new QueryObserver(queryClient, homeQueries.popular(api)).subscribe(() => undefined);
    expect(neighboursOf(queryClient, { visit: 'a', isHome: false }, 7)).toBeNull();
    expect(neighboursOf(queryClient, { visit: '', isHome: true }, 7)).toBeNull();
    leave();
    leaveHome();
  });

  test('are those of the list of that opening, however many hold the event', async () => {
    const { queryClient } = openCampus();
    const key = (visit: string) => ['events', 'board', 'A', '', visit];
    const listOf = (...ids: number[]) => ({
      pages: [{ rows: ids.map((eventId) => ({ eventId })), hasNext: false }],
      pageParams: [0],
    });
    queryClient.setQueryData(['events', 'detail', 2], { eventId: 2 });
    queryClient.setQueryData(['events', 'popular'], [{ eventId: 1 }, { eventId: 2 }, { eventId: 3 }]);
    queryClient.setQueryData(key('a'), listOf(4, 5));
    queryClient.setQueryData(key('b'), listOf(6, 2, 8));
    const around = (visit: string, isHome: boolean) => {
      const known = neighboursOf(queryClient, { visit, isHome }, 2);
      return known && [known.previous?.eventId, known.next?.eventId];
    };
    expect(around('b', true)).toEqual([1, 3]);
    expect(neighboursOf(queryClient, { visit: '', isHome: true }, 9)).toBeNull();
    expect(around('a', false)).toBeNull();
  });

  test('are those of home for an event that was opened there', async () => {
    const { api, queryClient } = openCampus();
    const observer = new QueryObserver(queryClient, homeQueries.popular(api));
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.length).toBeGreaterThan(2));
    leave();
    const ids = observer.getCurrentResult().data?.map(({ eventId }) => eventId) ?? [];
    const known = neighboursOf(queryClient, { visit: 'x', isHome: true }, ids[1] ?? 0);
    expect([known?.previous?.eventId, known?.next?.eventId]).toEqual([ids[0], ids[2]]);
    expect(neighboursOf(queryClient, { visit: 'x', isHome: true }, ids.at(-1) ?? 0)).toMatchObject({
      next: null,
      loadNext: null,
    });
  });

  test('stay around one that has left its list of liked events', async () => {
    const { api, queryClient } = openCampus();
    const observer = new InfiniteQueryObserver(queryClient, eventQueries.liked(api, '', 'l'));
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.rows.length).toBeGreaterThan(3));
    const [first, second, third, fourth] = observer.getCurrentResult().data?.rows ?? [];
    if (second === undefined || third === undefined) throw new Error('no such event');
    await sendLike(api, queryClient, second, false);
    await sendLike(api, queryClient, third, false);
    leave();
    const known = neighboursOf(queryClient, { visit: 'l', isHome: false }, second.eventId);
    expect([known?.previous?.eventId, known?.next?.eventId]).toEqual([first?.eventId, fourth?.eventId]);
  });
});
