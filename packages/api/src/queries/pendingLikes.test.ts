import { expect, test, vi } from 'vitest';
import { pendingLikes } from './pendingLikes.ts';
import { createQueryClient } from './queryClient.ts';

test('a cache has one list of likes under way, another cache its own', () => {
  const client = createQueryClient();
  expect(pendingLikes(client)).toBe(pendingLikes(client));
  expect(pendingLikes(client)).not.toBe(pendingLikes(createQueryClient()));
});

test('an event has one call at a time', () => {
  const likes = pendingLikes(createQueryClient());
  expect(likes.has(7)).toBe(false);
  expect([likes.begin(7), likes.begin(7), likes.begin(8)]).toEqual([true, false, true]);
  expect([likes.has(7), likes.has(8)]).toEqual([true, true]);
  likes.end(7);
  expect([likes.has(7), likes.begin(7)]).toEqual([false, true]);
});

test('whoever shows an event hears of that event alone, until they stop', () => {
  const likes = pendingLikes(createQueryClient());
  const [card, star, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stopCard = likes.subscribe(7, card);
  const stopStar = likes.subscribe(7, star);
  likes.subscribe(8, other);
  likes.begin(7);
  likes.begin(7);
  likes.end(7);
  expect([card, star, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 0]);
  stopCard();
  likes.begin(7);
  expect([card, star].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
  stopStar();
  stopStar();
  const again = vi.fn();
  likes.subscribe(7, again);
  stopCard();
  likes.end(7);
  expect(again).toHaveBeenCalledOnce();
});

test('moves are counted, and settle once none is under way', async () => {
  const likes = pendingLikes(createQueryClient());
  expect(likes.moves()).toMatchObject({ underWay: 0, begun: 0 });
  await likes.moves().settled();
  likes.begin(7);
  likes.begin(7);
  likes.begin(8);
  expect(likes.moves()).toMatchObject({ underWay: 2, begun: 2 });
  const settled = vi.fn();
  void likes.moves().settled().then(settled);
  likes.end(7);
  await Promise.resolve();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  likes.end(8);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(likes.moves()).toMatchObject({ underWay: 0, begun: 2 });
});
