import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { refreshLists } from './refreshLists.ts';

test('the lists on the screen are asked for anew, from their first page on, and nothing else is', async () => {
  const client = createQueryClient();
  const asked: string[] = [];
  const shown = (queryKey: readonly unknown[]) => {
    const queryFn = async () => {
      asked.push(queryKey.join(' '));
      return client.getQueryData(queryKey) ?? null;
    };
    return new QueryObserver(client, { queryKey: [...queryKey], queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    );
  };
  const pages = { pages: ['first', 'second'], pageParams: [0, 1] };
  const keys = [
    ['events', 'popular'],
    ['events', 'board', 'A'],
    ['events', 'detail', 7],
    ['banners'],
    ['notifications', 'inbox', 'topic'],
    ['notifications', 'unreadCount'],
    ['keywords'],
    ['other', 'inbox'],
  ];
  for (const key of keys) client.setQueryData(key, key[1] === 'board' ? pages : 'whole');
  const elsewhere = vi.fn(() => 'whole');
  await client.prefetchQuery({ queryKey: ['events', 'elsewhere'], queryFn: elsewhere });
  client.setQueryData(['events', 'popular'], null);
  const stops = keys.map(shown);

  await refreshLists(client);
  expect(asked.toSorted()).toEqual([
    'banners',
    'events board A',
    'events popular',
    'notifications inbox topic',
  ]);
  expect(elsewhere).toHaveBeenCalledOnce();
  expect(client.getQueryData(['events', 'board', 'A'])).toEqual({ pages: ['first'], pageParams: [0] });
  expect(client.getQueryData(['banners'])).toBe('whole');
  expect(client.getQueryData(['events', 'popular'])).toBeNull();
  for (const stop of stops) stop();
});

test('what is being asked for already is not asked for twice, and a page further on gives way', async () => {
  const client = createQueryClient();
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const queryKey = ['events', 'board', 'A'];
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) =>
      new Promise<number>((resolve) => {
        asked.push(pageParam);
        answers.push(() => resolve(pageParam));
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
  });
  const stop = list.subscribe(() => undefined);
  const refreshTwice = () => Promise.all([refreshLists(client), refreshLists(client)]);

  const opening = refreshTwice();
  await vi.waitFor(() => expect(asked).toEqual([0]));
  answers[0]?.();
  await opening;
  const standing = refreshTwice();
  await vi.waitFor(() => expect(asked).toEqual([0, 0]));
  answers[1]?.();
  await standing;

  void list.fetchNextPage();
  await vi.waitFor(() => expect(asked).toEqual([0, 0, 1]));
  const meanwhile = refreshTwice();
  await vi.waitFor(() => expect(asked).toEqual([0, 0, 1, 0]));
  answers[3]?.();
  await meanwhile;
  answers[2]?.();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(queryKey)).toEqual({ pages: [0], pageParams: [0] });
  expect(asked).toEqual([0, 0, 1, 0]);
  stop();
});

/** A list on the screen with these pages, as old as can be, which is never answered. */
function listOf(...pages: number[]) {
  const client = createQueryClient();
  const queryKey = ['events', 'board', 'A'];
  client.setQueryData(queryKey, { pages, pageParams: pages }, { updatedAt: 1 });
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<number>(() => undefined),
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
    staleTime: Infinity,
  });
  onTestFinished(list.subscribe(() => undefined));
  const shown = () => client.getQueryState<{ pages: number[] }>(queryKey);
  return { client, list, shown };
}

test('a list of one page is as old as it was until its answer is there', () => {
  const { client, shown } = listOf(0);
  void refreshLists(client);
  expect(shown()).toMatchObject({ fetchStatus: 'fetching', dataUpdatedAt: 1 });
});

test('a list that is being asked for from its beginning keeps its pages until then', () => {
  const { client, list, shown } = listOf(0, 1);
  void list.refetch();
  void refreshLists(client);
  expect(shown()?.data?.pages).toEqual([0, 1]);
});
