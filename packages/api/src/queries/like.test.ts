import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { fetchSingleKeywordFeed } from '../endpoints/events.ts';
import type { EventCard } from '../wire/event.ts';
import { eventQueries } from './events.ts';
import { homeQueries } from './home.ts';
import { likeMutation } from './like.ts';
import { createQueryClient } from './queryClient.ts';

const origin = 'http://api.campus.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({
  baseUrl: origin,
  tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
  onSessionLost: () => undefined,
});

const card: EventCard = {
  eventId: 7,
  title: '특강',
  content: '',
  url: null,
  createdAt: null,
  likesCount: 0,
  viewCount: 1,
  writer: null,
  imageUrl: null,
  liked: false,
  boardName: '기숙사',
  keywords: [],
};
const wireEvent = { eventId: 7, title: '특강', star: false, likesCount: 0, viewCount: 1, subject: '기숙사' };

async function loadedCaches() {
  const queryClient = createQueryClient();
  server.use(
    http.get(`${origin}/api/event/popular`, () => HttpResponse.json([wireEvent])),
    http.get(`${origin}/api/event/detail/7`, () => HttpResponse.json({ ...wireEvent, imgUrl: [] })),
    http.get(`${origin}/api/event/Dormitory`, () =>
      HttpResponse.json({ result: [wireEvent], hasNext: false }),
    ),
  );
  await queryClient.fetchQuery(homeQueries.popular(api));
  await queryClient.fetchQuery(eventQueries.detail(api, 7));
  await queryClient.fetchInfiniteQuery(eventQueries.board(api, { slug: 'Dormitory', searchText: '' }));
  const shown = () => {
    const board = queryClient.getQueryData(
      eventQueries.board(api, { slug: 'Dormitory', searchText: '' }).queryKey,
    );
    const events: (Pick<EventCard, 'liked' | 'likesCount'> | undefined)[] = [
      queryClient.getQueryData(homeQueries.popular(api).queryKey)?.[0],
      queryClient.getQueryData(eventQueries.detail(api, 7).queryKey),
      board?.pages[0]?.rows[0],
    ];
    return events.map((event) => [event?.liked, event?.likesCount]);
  };
  const toggle = (like: boolean) =>
    new MutationObserver(queryClient, likeMutation(api, queryClient, card)).mutate(like);
  return { queryClient, shown, toggle };
}

describe('likeMutation', () => {
  test('changes list, popular and detail together after success', async () => {
    const { shown, toggle } = await loadedCaches();
    server.use(http.post(`${origin}/api/event/like/7`, () => HttpResponse.json({ successStatus: 'OK' })));
    await toggle(true);
    expect(shown()).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
    ]);
  });

  test('never goes below 0', async () => {
    const { shown, toggle } = await loadedCaches();
    server.use(
      http.post(`${origin}/api/event/like/7`, () => HttpResponse.json({})),
      http.delete(`${origin}/api/event/like/7`, () => HttpResponse.json({})),
    );
    await toggle(true);
    await toggle(false);
    await toggle(false);
    expect(shown()[0]).toEqual([false, 0]);
  });

  test('changes an older answer that arrives after it', async () => {
    const { queryClient, shown, toggle } = await loadedCaches();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.post(`${origin}/api/event/like/7`, () => HttpResponse.json({})),
      http.get(`${origin}/api/event/detail/7`, async () => {
        await late;
        return HttpResponse.json({ ...wireEvent, imgUrl: [], viewCount: 2 });
      }),
    );
    const opened = queryClient.fetchQuery(eventQueries.detail(api, 7));
    await toggle(true);
    arrive();
    await opened;
    await vi.waitFor(() => expect(shown()[1]).toEqual([true, 1]));
    expect(queryClient.getQueryData(eventQueries.detail(api, 7).queryKey)?.viewCount).toBe(2);
  });

  test('stays in a list whose next page was on its way', async () => {
    const { queryClient, toggle } = await loadedCaches();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const next = { ...wireEvent, eventId: 8 };
    server.use(
      http.post(`${origin}/api/event/like/7`, () => HttpResponse.json({})),
      http.get(`${origin}/api/event/Software`, async ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('page') === '0';
        if (!isFirst) await late;
        return HttpResponse.json({ result: [isFirst ? wireEvent : next], hasNext: isFirst });
      }),
    );
    const board = eventQueries.board(api, { slug: 'Software', searchText: '' });
    const observer = new InfiniteQueryObserver(queryClient, board);
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().hasNextPage).toBe(true));
    const loading = observer.fetchNextPage();
    await toggle(true);
    arrive();
    await loading;
    await vi.waitFor(() =>
      expect(observer.getCurrentResult().data?.rows.map(({ liked }) => liked)).toEqual([true, false]),
    );
    stop();
  });

  test('changes nothing when the call fails', async () => {
    const { shown, toggle } = await loadedCaches();
    server.use(http.post(`${origin}/api/event/like/7`, () => HttpResponse.json({}, { status: 500 })));
    await expect(toggle(true)).rejects.toMatchObject({ status: 500 });
    expect(shown()[0]).toEqual([false, 0]);
  });
});

describe('fetchSingleKeywordFeed', () => {
  test.each([
    ['%EC%9E%A5%ED%95%99_AjouScholarship', '%EC%9E%A5%ED%95%99_AjouScholarship'],
    ['web%20dev_Software', 'web%20dev_Software'],
    ['a/../b?c#d_Software', 'a%2F..%2Fb%3Fc%23d_Software'],
  ])('puts %s into the path once encoded', async (encodedKeyword, segment) => {
    let path = '';
    server.use(
      http.get(`${origin}/api/event/getSubscribedPostsByKeyword/*`, ({ request }) => {
        path = new URL(request.url).pathname;
        return HttpResponse.json({ result: [], hasNext: false });
      }),
    );
    await fetchSingleKeywordFeed(api, { encodedKeyword, page: 0 });
    expect(path).toBe(`/api/event/getSubscribedPostsByKeyword/${segment}`);
  });
});
