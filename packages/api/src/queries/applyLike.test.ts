import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { applyLike } from './applyLike.ts';
import { keys } from './keys.ts';
import { createQueryClient } from './queryClient.ts';

const card = (eventId: number, createdAt: string | null, more: Partial<EventCard> = {}): EventCard => ({
  eventId,
  title: '장학 안내',
  content: '',
  url: null,
  createdAt,
  likesCount: 3,
  viewCount: 1,
  writer: null,
  imageUrl: null,
  liked: true,
  boardName: '기숙사',
  keywords: [],
  ...more,
});
const day = (number: number) => `2026-03-0${number}T09:00:00`;
type List = InfiniteData<Slice<EventCard>, number>;

function listOf(...pages: [rows: EventCard[], hasNext: boolean][]): List {
  return {
    pages: pages.map(([rows, hasNext]) => ({ rows, hasNext })),
    pageParams: pages.map((_, at) => at),
  };
}

/** The ids of the pages of a list of liked events, after an event was liked. */
function likedAfter(list: List, event: EventCard | EventDetail, searchText = ''): number[][] {
  const client = createQueryClient();
  const key = [...keys.liked, searchText, 'visit'];
  client.setQueryData(key, list);
  applyLike(client, event, true);
  return client.getQueryData<List>(key)?.pages.map(({ rows }) => rows.map(({ eventId }) => eventId)) ?? [];
}

describe('a liked event stands in the lists of liked events', () => {
  const two = listOf([[card(9, day(9)), card(7, day(7))], true], [[card(5, day(5)), card(3, day(3))], true]);
  const liked = (createdAt: string | null, eventId = 1) => card(eventId, createdAt, { liked: false });

  test.each<[string, string | null, number[][]]>([
    [
      'first, where it is the newest',
      '2026-03-10T09:00:00',
      [
        [1, 9, 7],
        [5, 3],
      ],
    ],
    [
      'first, where nobody knows when it came',
      null,
      [
        [1, 9, 7],
        [5, 3],
      ],
    ],
    [
      'before the first older one',
      day(8),
      [
        [9, 1, 7],
        [5, 3],
      ],
    ],
    [
      'on the page of the first older one',
      day(6),
      [
        [9, 7],
        [1, 5, 3],
      ],
    ],
    [
      'between the older ones',
      day(4),
      [
        [9, 7],
        [5, 1, 3],
      ],
    ],
    [
      'not yet, where its page is still to come',
      day(1),
      [
        [9, 7],
        [5, 3],
      ],
    ],
  ])('%s', (_, createdAt, expected) => {
    expect(likedAfter(two, liked(createdAt))).toEqual(expected);
  });

  test('last, where the list has ended', () => {
    const ended = listOf([[card(9, day(9))], true], [[card(5, day(5))], false]);
    expect(likedAfter(ended, liked(day(1)))).toEqual([[9], [5, 1]]);
    expect(likedAfter(listOf([[], false]), liked(day(1)))).toEqual([[1]]);
    expect(likedAfter(listOf([[], true]), liked(day(1)))).toEqual([[]]);
  });

  test('before rows of which nobody knows when they came', () => {
    expect(likedAfter(listOf([[card(9, null)], false]), liked(day(1)))).toEqual([[1, 9]]);
  });

  test('once', () => {
    expect(likedAfter(two, liked(day(7), 7))).toEqual([
      [9, 7],
      [5, 3],
    ]);
    expect(likedAfter(two, liked(day(3), 3))).toEqual([
      [9, 7],
      [5, 3],
    ]);
  });

  test('where the search finds it, in whatever case', () => {
    const named = card(1, day(8), { title: 'Global Buddy' });
    expect(likedAfter(two, named, 'global')).toEqual([
      [9, 1, 7],
      [5, 3],
    ]);
    expect(likedAfter(two, { ...named, title: 'global' }, 'GLOBAL')).toEqual([
      [9, 1, 7],
      [5, 3],
    ]);
    expect(likedAfter(two, named, '장학')).toEqual([
      [9, 7],
      [5, 3],
    ]);
  });

  test('as a card: liked, with its first picture and without the keywords that it was found by', () => {
    const client = createQueryClient();
    const key = [...keys.liked, '', ''];
    const { imageUrl: _imageUrl, keywords: _keywords, ...shared } = liked(day(9));
    for (const [imageUrls, imageUrl] of [
      [['https://a/1.png', 'https://a/2.png'], 'https://a/1.png'],
      [[], null],
    ] as const) {
      client.setQueryData(key, listOf([[], false]));
      applyLike(client, { ...shared, imageUrls: [...imageUrls] }, true);
      expect(client.getQueryData<List>(key)?.pages[0]?.rows).toEqual([
        { ...shared, imageUrl, keywords: [], liked: true, likesCount: 4 },
      ]);
    }
    client.setQueryData(key, listOf([[], false]));
    applyLike(client, card(1, day(9), { liked: false, keywords: ['장학'] }), true);
    expect(client.getQueryData<List>(key)?.pages[0]?.rows[0]).toMatchObject({ keywords: [], liked: true });
  });
});

describe('everything else that shows the event', () => {
  test('says so, one more or one less, once', () => {
    const client = createQueryClient();
    client.setQueryData(['events', 'popular'], [card(1, null, { liked: false }), card(2, null)]);
    client.setQueryData(['events', 'detail', 1], card(1, null, { liked: false }));
    client.setQueryData(
      ['events', 'board'],
      listOf([[card(2, null)], true], [[card(1, null, { liked: false })], false]),
    );
    const likes = () =>
      [
        client.getQueryData<EventCard[]>(['events', 'popular'])?.[0],
        client.getQueryData<EventCard>(['events', 'detail', 1]),
        client.getQueryData<List>(['events', 'board'])?.pages[1]?.rows[0],
      ].map((event) => [event?.liked, event?.likesCount]);
    applyLike(client, card(1, null, { liked: false }), true);
    expect(likes()).toEqual([
      [true, 4],
      [true, 4],
      [true, 4],
    ]);
    applyLike(client, card(1, null), true);
    expect(likes()).toEqual([
      [true, 4],
      [true, 4],
      [true, 4],
    ]);
    applyLike(client, card(1, null), false);
    expect(likes()).toEqual([
      [false, 3],
      [false, 3],
      [false, 3],
    ]);
  });

  test('and what does not show it stays the same thing, so that nothing is drawn anew', () => {
    const client = createQueryClient();
    const caches: [string[], unknown][] = [
      [['events', 'popular'], [card(2, null)]],
      [['events', 'detail', '2'], card(2, null, { liked: false })],
      [['events', 'board'], listOf([[card(2, null)], true])],
    ];
    for (const [key, data] of caches) client.setQueryData(key, data);
    applyLike(client, card(1, null), true);
    for (const [key, data] of caches) expect(client.getQueryData(key)).toBe(data);
    const [page] = client.getQueryData<List>(['events', 'board'])?.pages ?? [];
    client.setQueryData(
      ['events', 'two'],
      listOf([[card(1, null, { liked: false })], true], [[card(2, null)], false]),
    );
    const [, second] = client.getQueryData<List>(['events', 'two'])?.pages ?? [];
    applyLike(client, card(1, null), true);
    expect(client.getQueryData<List>(['events', 'two'])?.pages[1]).toBe(second);
    expect(client.getQueryData<List>(['events', 'board'])?.pages[0]).toBe(page);
  });

  test('and an unlike never goes below 0, and brings nothing into a list', () => {
    const client = createQueryClient();
    client.setQueryData(['events', 'popular'], [card(1, null, { likesCount: 0 })]);
    client.setQueryData([...keys.liked, '', ''], listOf([[card(9, day(9))], false]));
    applyLike(client, card(1, day(1)), false);
    expect(client.getQueryData<EventCard[]>(['events', 'popular'])?.[0]).toMatchObject({
      liked: false,
      likesCount: 0,
    });
    expect(client.getQueryData<List>([...keys.liked, '', ''])?.pages[0]?.rows).toHaveLength(1);
  });
});

test('a like touches events alone, and waits for those that are on their way', () => {
  const client = createQueryClient();
  const never = () => new Promise(() => undefined);
  const others = [
    [['notifications', 'unreadCount'], 4],
    [['topics', 'subscribedTabRead'], false],
  ] as const;
  for (const [queryKey, data] of others) client.setQueryData(queryKey, data);
  void client.fetchQuery({ queryKey: [...keys.events, 'popular'], queryFn: never });
  void client.fetchQuery({ queryKey: [...keys.severalBoards, ['A'], ''], queryFn: never });
  client.setQueryData([...keys.liked, '', ''], listOf([[], false]));
  client.setQueryData([...keys.events, 'elsewhere'], [card(2, day(1))]);
  applyLike(client, card(1, day(1), { liked: false }), true);
  expect(others.map(([queryKey]) => client.getQueryData(queryKey))).toEqual([4, false]);
  expect(client.getQueryData([...keys.events, 'popular'])).toBeUndefined();
  expect(client.getQueryData([...keys.events, 'elsewhere'])).toEqual([card(2, day(1))]);
  expect(client.getQueryData<List>([...keys.liked, '', ''])?.pages[0]?.rows).toHaveLength(1);
});
