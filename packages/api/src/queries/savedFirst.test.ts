import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { notificationQueries } from './notifications.ts';
import { createQueryClient } from './queryClient.ts';

const card = (eventId: number) => ({ eventId, title: `글 ${eventId}`, koreanTopic: '학사', like: false });
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('saved first, then fresh', () => {
  test('what the device keeps shows until the answer to the one call is there', async () => {
    const { api, asked, answer, client } = setUp({ '/api/event/popular': [card(1)] });
    const observer = new QueryObserver(client, eventQueries.popular(api));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]?.eventId).toBe(1));
    expect(observer.getCurrentResult()).toMatchObject({ isFetching: true, dataUpdatedAt: 5000 });
    answer([card(2)]);
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]?.eventId).toBe(2));
    expect(observer.getCurrentResult().isFetching).toBe(false);
    expect(asked).toEqual(['/api/event/popular']);
    stop();
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
    const wanted = client.fetchQuery(eventQueries.popular(api));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    answer([card(2)]);
    await wanted;
    give({ body: JSON.stringify([card(1)]), at: 5000 });
    await settled();
    expect(client.getQueryData(eventQueries.popular(api).queryKey)?.[0]?.eventId).toBe(2);
  });

  test('a call that failed stays failed, and a kept answer of another shape shows nothing', async () => {
    const { api, answer, client } = setUp({ '/api/event/popular': { strange: true } });
    const wanted = client.fetchQuery(eventQueries.popular(api));
    await settled();
    expect(client.getQueryData(eventQueries.popular(api).queryKey)).toBeUndefined();
    answer(new TypeError('Failed to fetch'));
    await expect(wanted).rejects.toMatchObject({ kind: 'network' });
  });

  test('the inbox shows what the server lists alone', async () => {
    const { api, client, readSavedAnswer } = setUp({ '/api/notification/topic': page() });
    void client.fetchInfiniteQuery(notificationQueries.topicInbox(api)).catch(() => undefined);
    await settled();
    expect(readSavedAnswer).not.toHaveBeenCalled();
  });
});
