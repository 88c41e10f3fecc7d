import {
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../ApiError.ts';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import type { EventCard } from '../wire/event.ts';
import { applyLike } from './applyLike.ts';
import { eventQueries } from './events.ts';
import { homeQueries } from './home.ts';
import {
  keywordQueries,
  resetKeywordsMutation,
  subscribeKeywordMutation,
  unsubscribeKeywordMutation,
} from './keywords.ts';
import { likeMutation } from './like.ts';
import { neighboursOf } from './neighbours.ts';
import { notificationQueries } from './notifications.ts';
import { createQueryClient } from './queryClient.ts';
import { refreshLists } from './refreshLists.ts';
import { outdateSaved, savedFirst } from './savedFirst.ts';
import { resetTopicsMutation, topicMutation } from './topics.ts';

const card = (eventId: number) => ({ eventId, title: `글 ${eventId}`, koreanTopic: '학사', like: false });
const listedCard = (eventId: number): EventCard => ({
  eventId,
  title: `글 ${eventId}`,
  content: '',
  url: null,
  createdAt: null,
  likesCount: 0,
  viewCount: 1,
  writer: null,
  imageUrl: null,
  liked: false,
  boardName: '학사',
  keywords: [],
});
const page = (...ids: number[]) => ({ result: ids.map(card), hasNext: false });

/** A client whose server answers when told to, and whose device keeps these answers by path. */
function setUp(kept: Record<string, unknown>) {
  const waiting: ((answer: Response | Error) => void)[] = [];
  const asked: string[] = [];
  const readSavedAnswer = vi.fn(async ({ url }: Request) => {
    const { pathname } = new URL(url);
    return pathname in kept ? { body: JSON.stringify(kept[pathname]), at: 5000 } : null;
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    tokens: { read: () => ({ accessToken: 'a', refreshToken: 'r' }), store: () => undefined },
    onSessionLost: () => undefined,
    readSavedAnswer,
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
  });
  const answer = (body: unknown) =>
    waiting.shift()?.(body instanceof Error || body instanceof Response ? body : Response.json(body));
  return { api, asked, answer, readSavedAnswer, client: createQueryClient() };
}

/** A board that somebody looked at as it was saved and left before its answer; it is of the visit `a`. */
async function leftBeforeItsAnswer(
  saved: ReturnType<typeof page>,
  whileThere?: (client: QueryClient, rows: readonly EventCard[]) => void,
) {
  const set = setUp({ '/api/event/Software': saved });
  const options = eventQueries.board(set.api, { slug: 'Software', searchText: '' }, 'a');
  const observer = new InfiniteQueryObserver(set.client, options);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.rows).toHaveLength(saved.result.length));
  whileThere?.(set.client, observer.getCurrentResult().data?.rows ?? []);
  leave();
  return { ...set, options };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('saved first, then fresh', () => {
  test('what the device keeps shows until the answer to the one call is there', async () => {
    const { api, asked, answer, client } = setUp({ '/api/event/popular': [card(1)] });
    const observer = new QueryObserver(client, homeQueries.popular(api));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]?.eventId).toBe(1));
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, dataUpdatedAt: 5000 });
    answer([card(2)]);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]?.eventId).toBe(2));
    expect(observer.getCurrentResult().isFetching).toBe(false);
    expect(asked).toEqual(['/api/event/popular']);
    stop();
  });

  test('what stands already is asked for in a turn of its own, so that a tap draws it first; else the call goes out at once', async () => {
    const { api, asked, answer, client } = setUp({});
    const query = { ...homeQueries.popular(api), staleTime: 0 };
    const first = client.fetchQuery(query);
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    answer([card(1)]);
    await first;
    const again = client.fetchQuery(query);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(asked).toHaveLength(1);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer([card(2)]);
    expect(await again).toMatchObject([{ eventId: 2 }]);
  });

  test('a list shows its kept first page, which the fresh one replaces; later pages are the server’s alone', async () => {
    const { api, asked, answer, client, readSavedAnswer } = setUp({
      '/api/event/Software': { ...page(1, 2), hasNext: true },
    });
    const options = eventQueries.board(api, { slug: 'Software', searchText: '' });
    const observer = new InfiniteQueryObserver(client, options);
    const stop = observer.subscribe(() => undefined);
    const ids = () => observer.getCurrentResult().data?.rows.map(({ eventId }) => eventId);
    await vi.waitFor(() => expect(ids()).toEqual([1, 2]));
    answer({ ...page(3, 1), hasNext: true });
    await vi.waitFor(() => expect(ids()).toEqual([3, 1]));
    const next = observer.fetchNextPage();
    await settled();
    expect(ids()).toEqual([3, 1]);
    answer(page(2));
    await next;
    expect(ids()).toEqual([3, 1, 2]);
    expect(asked).toHaveLength(2);
    expect(readSavedAnswer).toHaveBeenCalledOnce();
    stop();
  });

  test('a fresh answer that was quicker stays', async () => {
    const { api, asked, answer, client, readSavedAnswer } = setUp({});
    let give: (kept: { body: string; at: number }) => void = () => undefined;
    readSavedAnswer.mockReturnValue(
      new Promise((resolve) => {
        give = resolve;
      }),
    );
    const wanted = client.fetchQuery(homeQueries.popular(api));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer([card(2)]);
    await wanted;
    give({ body: JSON.stringify([card(1)]), at: 5000 });
    await settled();
    expect(client.getQueryData(homeQueries.popular(api).queryKey)?.[0]?.eventId).toBe(2);
  });

  test('a kept answer that comes after the call failed shows nothing', async () => {
    const { api, asked, answer, client, readSavedAnswer } = setUp({});
    let give: (kept: { body: string; at: number }) => void = () => undefined;
    readSavedAnswer.mockReturnValue(
      new Promise((resolve) => {
        give = resolve;
      }),
    );
    const wanted = client.fetchQuery(homeQueries.popular(api));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer(Response.json({}, { status: 500 }));
    await expect(wanted).rejects.toMatchObject({ status: 500 });
    give({ body: JSON.stringify([card(1)]), at: 5000 });
    await settled();
    expect(client.getQueryData(homeQueries.popular(api).queryKey)).toBeUndefined();
  });

  test('a kept answer of another shape shows nothing, and a call that failed stays failed', async () => {
    const { api, answer, client } = setUp({ '/api/event/popular': { strange: true } });
    const wanted = client.fetchQuery(homeQueries.popular(api));
    await settled();
    expect(client.getQueryData(homeQueries.popular(api).queryKey)).toBeUndefined();
    answer(new TypeError('Failed to fetch'));
    await expect(wanted).rejects.toMatchObject({ kind: 'network' });
  });

  test('a list left before its answer is asked for anew by whoever comes back, who finds it as it was', async () => {
    const { asked, answer, client, options } = await leftBeforeItsAnswer(page(1, 2));
    expect(asked).toHaveLength(1);
    const second = new InfiniteQueryObserver(client, options);
    const stop = second.subscribe(() => undefined);
    expect(second.getCurrentResult().data?.rows).toHaveLength(2);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer(page(9));
    answer(page(3));
    await vi.waitFor(() =>
      expect(second.getCurrentResult().data?.rows.map((row) => row.eventId)).toEqual([3]),
    );
    stop();
  });

  test('a list left before its answer keeps its rows where its second page fails', async () => {
    const { asked, answer, client, options } = await leftBeforeItsAnswer({ ...page(1, 2), hasNext: true });
    const next = neighboursOf(client, { visit: 'a', isHome: false }, 2)?.loadNext?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer(page(9));
    answer(Response.json({}, { status: 500 }));
    await expect(next).rejects.toMatchObject({ status: 500 });
    expect(client.getQueryData(options.queryKey)?.pages[0]?.rows).toHaveLength(2);
  });

  test('a list left before its answer goes on with its second page from an event that was opened there', async () => {
    const { asked, answer, client, options } = await leftBeforeItsAnswer({ ...page(1, 2), hasNext: true });
    const next = neighboursOf(client, { visit: 'a', isHome: false }, 2)?.loadNext?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer(page(9));
    answer(page(3));
    expect((await next)?.eventId).toBe(3);
    expect(client.getQueryData(options.queryKey)?.pageParams).toEqual([0, 1]);
  });

  test('a star set on a saved row stays when the list is left before its answer, which is asked for anew', async () => {
    const { asked, client, options } = await leftBeforeItsAnswer(page(1), (cache, [row]) => {
      if (row !== undefined) applyLike(cache, row, true);
    });
    const second = new InfiniteQueryObserver(client, options);
    const stop = second.subscribe(() => undefined);
    expect(second.getCurrentResult().data?.rows[0]?.liked).toBe(true);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    stop();
  });

  describe('once the member changed what lists show', () => {
    const event = listedCard(1);
    type Change = (api: ApiClient, client: QueryClient) => Promise<unknown>;
    const send = <Data, Wish>(
      client: QueryClient,
      options: UseMutationOptions<Data, ApiError, Wish>,
      wish: Wish,
    ) => client.getMutationCache().build(client, options).execute(wish);
    test.each<[string, Change]>([
      ['a like', (api, client) => send(client, likeMutation(api, client, event), true)],
      ['a new topic', (api, client) => send(client, topicMutation(api, client, 'Software'), 'subscribe')],
      ['a topic less', (api, client) => send(client, topicMutation(api, client, 'Software'), 'unsubscribe')],
      ['no topic', (api, client) => send(client, resetTopicsMutation(api, client), undefined)],
      [
        'a new keyword',
        (api, client) =>
          send(client, subscribeKeywordMutation(api, client), { koreanKeyword: '장학', slug: 'Software' }),
      ],
      [
        'a keyword less',
        (api, client) => send(client, unsubscribeKeywordMutation(api, client, 'a'), undefined),
      ],
      ['no keyword', (api, client) => send(client, resetKeywordsMutation(api, client), undefined)],
    ])('by %s, what was kept before shows no more, and what is kept since does', async (_, change) => {
      const { api, asked, answer, client, readSavedAnswer } = setUp({ '/api/event/popular': [card(1)] });
      const changed = change(api, client);
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      answer({});
      const popular = homeQueries.popular(api);
      await settled();
      void client.fetchQuery(popular).catch(() => undefined);
      await settled();
      expect(readSavedAnswer).toHaveBeenCalled();
      expect(client.getQueryData(popular.queryKey)).toBeUndefined();

      client.removeQueries({ queryKey: popular.queryKey });
      readSavedAnswer.mockResolvedValue({ body: JSON.stringify([card(1)]), at: Date.now() + 1000 });
      void client.fetchQuery(popular).catch(() => undefined);
      await vi.waitFor(() => expect(client.getQueryData(popular.queryKey)).toHaveLength(1));
      void changed.catch(() => undefined);
    });
  });

  test.each<[string, (client: QueryClient) => unknown]>([
    ['a wish for fresh lists', (client) => refreshLists(client)],
    ['a like of an event that is not among them', (client) => applyLike(client, listedCard(99), true)],
  ])('saved rows are as old as they were after %s', async (_, act) => {
    const { api, client } = setUp({ '/api/event/Software': page(1) });
    const options = eventQueries.board(api, { slug: 'Software', searchText: '' });
    const observer = new InfiniteQueryObserver(client, options);
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.rows).toHaveLength(1));
    void act(client);
    await settled();
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, dataUpdatedAt: 5000 });
    stop();
  });

  describe('where the call fails', () => {
    const notice = { ...card(7), content: '글', like: false };

    async function openDetail() {
      const given = setUp({ '/api/event/detail/7': notice });
      const observer = new QueryObserver(given.client, eventQueries.detail(given.api, 7));
      const stop = observer.subscribe(() => undefined);
      await vi.waitFor(() => expect(observer.getCurrentResult().data?.eventId).toBe(7));
      return { ...given, observer, stop };
    }
    test.each<[string, Response | Error]>([
      ['404', Response.json({}, { status: 404 })],
      ['429', Response.json({}, { status: 429 })],
      ['500', Response.json({}, { status: 500 })],
      ['an answer that cannot be read', new Response('<html>')],
      ['no answer', new TypeError('Failed to fetch')],
    ])('with %s, it fails as if nothing had been saved', async (_, failure) => {
      const { asked, answer, observer, stop } = await openDetail();
      answer(failure);
      await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
      expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isLoadingError: true });
      const again = observer.refetch();
      await vi.waitFor(() => expect(asked).toHaveLength(2));
      answer(notice);
      expect((await again).data).toMatchObject({ eventId: 7 });
      stop();
    });

    test('what the server had given stays', async () => {
      const { asked, answer, observer, readSavedAnswer, stop } = await openDetail();
      answer({ ...notice, title: '새 글' });
      await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
      const again = observer.refetch();
      await vi.waitFor(() => expect(asked).toHaveLength(2));
      answer(Response.json({}, { status: 500 }));
      expect(await again).toMatchObject({ isError: true, data: { title: '새 글' } });
      expect(readSavedAnswer).toHaveBeenCalledOnce();
      stop();
    });

    test('so does a list that was left and come back to', async () => {
      const { api, client, answer } = setUp({ '/api/event/liked': page(1) });
      const observer = new InfiniteQueryObserver(client, eventQueries.liked(api, ''));
      const leave = observer.subscribe(() => undefined);
      await vi.waitFor(() => expect(observer.getCurrentResult().data?.rows).toHaveLength(1));
      leave();
      const stop = observer.subscribe(() => undefined);
      await settled();
      expect(observer.getCurrentResult().data?.rows).toHaveLength(1);
      answer([]);
      answer(Response.json({}, { status: 403 }));
      await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
      expect(observer.getCurrentResult().data).toBeUndefined();
      stop();
    });
  });

  test('that there was nothing says nothing until the server says so', async () => {
    const { api, client, readSavedAnswer } = setUp({
      '/api/keyword/userKeywords': [],
      '/api/event/liked': page(),
    });
    const keywords = keywordQueries.own(api);
    const liked = eventQueries.liked(api, '');
    void client.fetchQuery(keywords).catch(() => undefined);
    void client.fetchInfiniteQuery(liked).catch(() => undefined);
    await settled();
    expect(readSavedAnswer).toHaveBeenCalledTimes(2);
    expect(client.getQueryData(keywords.queryKey)).toBeUndefined();
    expect(client.getQueryData(liked.queryKey)).toBeUndefined();
  });

  test('the inbox shows what the server lists alone', async () => {
    const { api, client, readSavedAnswer } = setUp({ '/api/notification/topic': page() });
    void client.fetchInfiniteQuery(notificationQueries.topicInbox(api)).catch(() => undefined);
    await settled();
    expect(readSavedAnswer).not.toHaveBeenCalled();
  });

  test('what is no query of the cache any more is asked for all the same', async () => {
    const { api, client, readSavedAnswer } = setUp({});
    const ask = vi.fn(async () => 'answer');
    const { signal } = new AbortController();
    await expect(savedFirst(api, { client, queryKey: ['gone'], signal }, ask)).resolves.toBe('answer');
    expect(ask.mock.calls).toEqual([[api, { signal }]]);
    expect(readSavedAnswer).not.toHaveBeenCalled();
  });

  test('a device that keeps nothing is not asked', async () => {
    const { client } = setUp({});
    const api = createApiClient({
      baseUrl: 'http://api.test',
      tokens: { read: () => ({ accessToken: null, refreshToken: null }), store: () => undefined },
      onSessionLost: () => undefined,
      fetch: async () => Response.json([card(1)]),
    });
    await expect(client.fetchQuery(homeQueries.popular(api))).resolves.toHaveLength(1);
  });

  test('what was kept in the moment of the change is from before it', async () => {
    const { api, client } = setUp({ '/api/event/popular': [card(1)] });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(5000);
    outdateSaved(client);
    clock.mockRestore();
    const { queryKey } = homeQueries.popular(api);
    void client.fetchQuery(homeQueries.popular(api)).catch(() => undefined);
    await settled();
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});
