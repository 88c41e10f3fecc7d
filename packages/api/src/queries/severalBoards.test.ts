import { InfiniteQueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { homeQueries } from './home.ts';
import { sendLike } from './like.ts';
import { neighboursOf } from './neighbours.ts';
import { createQueryClient } from './queryClient.ts';
import { refreshLists } from './refreshLists.ts';
import { severalBoardsOptions, wantAgain } from './severalBoards.ts';

const origin = 'http://api.campus.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slugs = ['Software', 'Dormitory', 'Graduate'];
const wireEvent = (eventId: number, hour: number) => ({
  eventId,
  title: `글 ${eventId}`,
  createdAt: `2026-03-04T${String(hour).padStart(2, '0')}:00:00`,
  star: false,
  likesCount: 3,
  viewCount: 1,
  subject: '게시판',
});
/** Pages of each board, as [id, hour]. */
let pages: Record<string, [number, number][][]>;
let failing: Set<string>;
let asked: string[];
let bearers: (string | null)[];

beforeEach(() => {
  pages = {
    Software: [
      [
        [10, 20],
        [11, 18],
      ],
      [[12, 9]],
    ],
    Dormitory: [
      [
        [20, 19],
        [21, 10],
      ],
      [[22, 1]],
    ],
    Graduate: [[[30, 15]]],
  };
  failing = new Set();
  asked = [];
  bearers = [];
  server.use(
    http.get(`${origin}/api/event/:slug`, ({ params, request }) => {
      const slug = String(params.slug);
      const page = Number(new URL(request.url).searchParams.get('page'));
      asked.push(`${slug} ${page}`);
      bearers.push(request.headers.get('Authorization'));
      if (failing.has(slug)) return new HttpResponse(null, { status: 500 });
      const all = pages[slug] ?? [];
      const result = (all[page] ?? []).map(([id, hour]) => wireEvent(id, hour));
      return HttpResponse.json({ result, hasNext: page < all.length - 1 });
    }),
    http.all(`${origin}/api/event/like/:id`, () =>
      HttpResponse.json({ successStatus: 'OK', successContent: '', data: null }),
    ),
  );
});

/** More pages than any of the boards here has: what goes on for ever fails. */
const mostPages = 20;

function open(accessToken: string | null = null) {
  const api = createApiClient({
    baseUrl: origin,
    tokens: { read: () => ({ accessToken, refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
  });
  const queryClient = createQueryClient();
  const options = severalBoardsOptions(api, queryClient, { slugs, searchText: '글' });
  const observer = new InfiniteQueryObserver(queryClient, options);
  observer.subscribe(() => undefined);
  const result = () => observer.getCurrentResult();
  const settled = () => vi.waitFor(() => expect(result().isFetching).toBe(false));
  return {
    api,
    queryClient,
    options,
    observer,
    settled,
    ids: () => result().data?.rows.map(({ eventId }) => eventId),
    states: () => result().data?.boards.map(({ status }) => status),
    result,
    /** The screen is drawn again. */
    comeBack: () => observer.setOptions(severalBoardsOptions(api, queryClient, { slugs, searchText: '글' })),
    /** What the screen does: goes on while a board is due. */
    async opened() {
      await settled();
      for (let at = 0; at < mostPages && result().data?.isDue && result().hasNextPage; at += 1)
        await observer.fetchNextPage();
    },
    async toTheEnd(onPage: () => unknown = () => undefined) {
      for (let at = 0; at < mostPages && result().hasNextPage; at += 1) {
        await observer.fetchNextPage();
        onPage();
      }
    },
  };
}

test('the neighbours of one of several boards are those that stand around it', async () => {
  const list = open();
  await list.opened();
  const around = (eventId: number) => {
    const known = neighboursOf(list.queryClient, { visit: '', isHome: false }, eventId);
    return [known?.previous?.eventId, known?.next?.eventId, known?.loadNext !== null];
  };
  expect(list.ids()).toEqual([10, 20, 11]);
  expect([10, 20, 11].map(around)).toEqual([
    [undefined, 20, false],
    [10, 11, false],
    [20, undefined, true],
  ]);
});

describe('several boards', () => {
  test('are asked one after another, as a visitor, and nothing stands before each has answered', async () => {
    const list = open('token');
    await list.settled();
    expect(list.states()).toEqual(['ready', 'waiting', 'waiting']);
    expect(list.ids()).toEqual([]);
    await list.opened();
    expect(asked).toEqual(['Software 0', 'Dormitory 0', 'Graduate 0']);
    expect(bearers).toEqual([null, null, null]);
    expect(list.ids()).toEqual([10, 20, 11]);
  });

  test('go on with the board that holds the others back, to the end of all', async () => {
    const list = open();
    await list.opened();
    await list.toTheEnd();
    expect(asked.slice(3)).toEqual(['Software 1', 'Dormitory 1']);
    expect(list.ids()).toEqual([10, 20, 11, 30, 21, 12, 22]);
    expect(list.states()).toEqual(['ready', 'ready', 'ready']);
  });

  test('do without one that fails until it is asked again', async () => {
    failing.add('Software');
    const list = open();
    await list.opened();
    expect(list.states()).toEqual(['failed', 'ready', 'ready']);
    await list.toTheEnd();
    expect(list.ids()).toEqual([20, 30, 21, 22]);

    failing.clear();
    asked = [];
    await wantAgain(list.queryClient, list.options.queryKey, 'Software');
    expect(list.result().data?.boards[0]).toMatchObject({ status: 'failed', isWanted: true });
    await list.opened();
    expect(asked).toEqual(['Software 0']);
    expect(list.states()).toEqual(['ready', 'ready', 'ready']);
    expect(list.ids()).toEqual([10, 20, 11]);
    await list.toTheEnd();
    expect(list.ids()).toEqual([10, 20, 11, 30, 21, 12, 22]);
  });

  test('keep the rows of one whose later page fails, and ask for that page again', async () => {
    const list = open();
    await list.opened();
    failing.add('Software');
    await list.observer.fetchNextPage();
    expect(list.states()).toEqual(['failed', 'ready', 'ready']);
    expect(list.ids()).toEqual([10, 20, 11, 30, 21]);
    failing.clear();
    await wantAgain(list.queryClient, list.options.queryKey);
    await list.observer.fetchNextPage();
    expect(asked.slice(-2)).toEqual(['Software 1', 'Software 1']);
    expect(list.ids()).toEqual([10, 20, 11, 30, 21]);
    await list.observer.fetchNextPage();
    expect(list.ids()).toEqual([10, 20, 11, 30, 21, 12, 22]);
  });

  test('wanted again, those that failed are asked and those that answered are not', async () => {
    failing.add('Graduate');
    const list = open();
    await list.opened();
    failing.clear();
    asked = [];
    await wantAgain(list.queryClient, list.options.queryKey);
    await list.opened();
    expect(asked).toEqual(['Graduate 0']);
  });

  test('that fail again are left out again', async () => {
    failing.add('Graduate');
    const list = open();
    await list.opened();
    await wantAgain(list.queryClient, list.options.queryKey);
    await list.opened();
    expect(asked).toEqual(['Software 0', 'Dormitory 0', 'Graduate 0', 'Graduate 0']);
    expect(list.result()).toMatchObject({ isError: false, data: { isDue: false } });
    expect(list.states()).toEqual(['ready', 'ready', 'failed']);
  });

  test('asked again while a page is on its way, a board follows it', async () => {
    failing.add('Graduate');
    const list = open();
    await list.opened();
    failing.clear();
    const underWay = list.observer.fetchNextPage();
    const wanted = wantAgain(list.queryClient, list.options.queryKey, 'Graduate');
    await Promise.all([underWay, wanted]);
    expect(list.result().data?.boards[2]).toMatchObject({ status: 'failed', isWanted: true });
    await list.opened();
    expect(list.states()).toEqual(['ready', 'ready', 'ready']);
  });

  test('none of which answers: all failed, nothing more to ask', async () => {
    failing = new Set(slugs);
    const list = open();
    await list.opened();
    expect(list.states()).toEqual(['failed', 'failed', 'failed']);
    expect(list.result().hasNextPage).toBe(false);
    expect(asked).toHaveLength(3);
  });

  test('show the stars that the app knows, and change with a like', async () => {
    const list = open('token');
    list.queryClient.setQueryData(homeQueries.popular(list.api).queryKey, [
      { ...wireCard(20), liked: true, likesCount: 3 },
    ]);
    await list.opened();
    const stars = () =>
      list.result().data?.rows.map(({ eventId, liked, likesCount }) => [eventId, liked, likesCount]);
    expect(stars()).toEqual([
      [10, false, 3],
      [20, true, 3],
      [11, false, 3],
    ]);
    await sendLike(list.api, list.queryClient, wireCard(20), false);
    await sendLike(list.api, list.queryClient, wireCard(11), true);
    expect(stars()).toEqual([
      [10, false, 3],
      [20, false, 2],
      [11, true, 4],
    ]);
  });

  test('lose a star that the app came to know after they were asked', async () => {
    const list = open('token');
    await list.opened();
    list.queryClient.setQueryData(homeQueries.popular(list.api).queryKey, [
      { ...wireCard(20), liked: true, likesCount: 4 },
    ]);
    list.comeBack();
    const star = () => {
      const row = list.result().data?.rows.find(({ eventId }) => eventId === 20);
      return [row?.liked, row?.likesCount];
    };
    expect(star()[0]).toBe(true);
    await sendLike(list.api, list.queryClient, { ...wireCard(20), liked: true, likesCount: 4 }, false);
    expect(star()).toEqual([false, 3]);
    await sendLike(list.api, list.queryClient, { ...wireCard(20), likesCount: 3 }, true);
    expect(star()).toEqual([true, 4]);
  });

  test('show to nobody the stars that a member has left behind in the cache', async () => {
    const list = open();
    const popular = homeQueries.popular(list.api).queryKey;
    list.queryClient.setQueryData(popular, [{ ...wireCard(20), liked: true }]);
    await list.opened();
    list.comeBack();
    expect(list.result().data?.rows.map(({ liked }) => liked)).toEqual([false, false, false]);
  });

  test('say of each how much of it came and whether there is more', async () => {
    failing.add('Graduate');
    const list = open();
    await list.settled();
    expect(list.result().data).toMatchObject({ isOpening: true, isDue: true });
    expect(list.result().data?.boards).toEqual([
      { slug: 'Software', count: 2, status: 'ready', mayGoOn: true },
      { slug: 'Dormitory', count: 0, status: 'waiting' },
      { slug: 'Graduate', count: 0, status: 'waiting' },
    ]);
    await list.opened();
    expect(list.result().data).toMatchObject({ isOpening: false, isDue: false });
    await list.toTheEnd();
    expect(list.result().data?.boards).toMatchObject([
      { slug: 'Software', count: 3, status: 'ready', mayGoOn: false },
      { slug: 'Dormitory', count: 3, status: 'ready', mayGoOn: false },
      { slug: 'Graduate', count: 0, status: 'failed', error: { status: 500 }, isWanted: false },
    ]);
    await wantAgain(list.queryClient, list.options.queryKey);
    expect(list.result().data).toMatchObject({ isOpening: false, isDue: true });
    const wanted = list.result().data?.boards.map((board) => board.status === 'failed' && board.isWanted);
    expect(wanted).toEqual([false, false, true]);
  });

  test('of those that failed, the one that is wanted is asked again, and no other', async () => {
    failing.add('Software');
    failing.add('Graduate');
    const list = open();
    await list.opened();
    await list.toTheEnd();
    failing.clear();
    asked = [];
    await wantAgain(list.queryClient, list.options.queryKey, 'Graduate');
    await list.opened();
    expect(asked).toEqual(['Graduate 0']);
    expect(list.states()).toEqual(['failed', 'ready', 'ready']);
  });

  test('show an event that stands on two boards, or moved to the next page, once', async () => {
    pages.Dormitory = [
      [
        [10, 20],
        [21, 10],
      ],
      [
        [21, 10],
        [22, 1],
      ],
    ];
    const list = open();
    await list.opened();
    await list.toTheEnd();
    expect(list.ids()).toEqual([10, 11, 30, 21, 12, 22]);
  });

  test('count the pages at the end that brought nothing, but no first page of a board', async () => {
    pages = { Software: [[[10, 20]], [], [], [[12, 9]]], Dormitory: [[]], Graduate: [[]] };
    const list = open();
    await list.opened();
    const empty = () => list.result().data?.emptyPagesAtEnd;
    const counted = [empty()];
    await list.toTheEnd(() => counted.push(empty()));
    expect(counted).toEqual([0, 1, 2, 0]);
  });

  test('are not wanted again before they were ever asked for', async () => {
    const { queryClient, options } = open();
    queryClient.removeQueries({ queryKey: options.queryKey });
    await wantAgain(queryClient, options.queryKey);
    expect(queryClient.getQueryData(options.queryKey)).toBeUndefined();
  });

  test('that were left before the first answered have failed nowhere', async () => {
    const never = () => new Promise<Response>(() => undefined);
    server.use(http.get(`${origin}/api/event/:slug`, never));
    const list = open();
    await list.queryClient.cancelQueries({ queryKey: list.options.queryKey });
    await list.settled();
    expect(list.queryClient.getQueryData(list.options.queryKey)).toBeUndefined();
  });

  test('are asked for the text that is searched for', async () => {
    const texts: (string | null)[] = [];
    server.use(
      http.get(`${origin}/api/event/:slug`, ({ request }) => {
        texts.push(new URL(request.url).searchParams.get('keyword'));
        return HttpResponse.json({ result: [], hasNext: false });
      }),
    );
    const list = open();
    await list.opened();
    expect(texts).toEqual(['글', '글', '글']);
  });

  test('that are none ask for nothing more', () => {
    const { api, queryClient } = open();
    const { getNextPageParam, queryKey } = severalBoardsOptions(
      api,
      queryClient,
      { slugs: [], searchText: '' },
      'visit',
    );
    expect(getNextPageParam({} as never, [], { slug: '', page: 0 }, [])).toBeUndefined();
    expect(queryKey).toEqual(['events', 'severalBoards', [], '', 'visit']);
  });

  test('keep what stands where asking for it again fails', async () => {
    const list = open();
    await list.opened();
    await list.observer.fetchNextPage();
    const before = list.ids();
    expect(before).toHaveLength(5);
    failing = new Set(slugs);
    await list.queryClient.refetchQueries({ type: 'active' });
    expect(list.ids()).toEqual(before);
    expect(list.states()).toEqual(['ready', 'ready', 'ready']);
    failing = new Set();
    await list.queryClient.refetchQueries({ type: 'active' });
    expect(list.ids()).toEqual(before);
    expect(list.result().isError).toBe(false);
  });

  test('start anew with the first page of each', async () => {
    const list = open();
    await list.opened();
    await list.observer.fetchNextPage();
    asked = [];
    pages.Graduate = [
      [
        [31, 23],
        [30, 15],
      ],
    ];
    await refreshLists(list.queryClient);
    expect(asked).toEqual(['Software 0', 'Dormitory 0', 'Graduate 0']);
    expect(list.ids()).toEqual([31, 10, 20, 11]);
  });
});

function wireCard(eventId: number) {
  return {
    eventId,
    title: `글 ${eventId}`,
    content: '',
    url: null,
    createdAt: null,
    likesCount: 3,
    viewCount: 1,
    writer: null,
    imageUrl: null,
    liked: false,
    boardName: '게시판',
    keywords: [],
  };
}
