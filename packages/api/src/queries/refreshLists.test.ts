import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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
  for (const key of [...keys, ['events', 'elsewhere']])
    client.setQueryData(key, key[1] === 'board' ? pages : 'whole');
  client.setQueryData(['events', 'popular'], null);
  const stops = keys.map(shown);

  await refreshLists(client);
  expect(asked.toSorted()).toEqual([
    'banners',
    'events board A',
    'events popular',
    'notifications inbox topic',
  ]);
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
