import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EventCard } from '../wire/event.ts';
import { keys } from './keys.ts';
import { knownEvent } from './knownEvent.ts';

const card = (eventId: number, title: string) =>
  ({ eventId, title, imageUrl: null, keywords: [] }) as unknown as EventCard;

test('an event is known from any list that holds it, the latest first', () => {
  const queryClient = new QueryClient();
  const page = (...rows: EventCard[]) => ({ rows, hasNext: false });
  queryClient.setQueryData([...keys.events, 'popular'], [card(1, 'old')], { updatedAt: 1 });
  queryClient.setQueryData(
    [...keys.liked, '', ''],
    { pages: [page(card(2, 'other')), page(card(1, 'new'))], pageParams: [0, 1] },
    { updatedAt: 2 },
  );
  queryClient.setQueryData([...keys.detail, 3], { eventId: 3, title: 'no card' });
  expect(knownEvent(queryClient, 1)?.title).toBe('new');
  expect(knownEvent(queryClient, 2)?.title).toBe('other');
  expect(knownEvent(queryClient, 3)).toBeNull();
  queryClient.setQueryData(['notifications', 'unreadCount'], 4);
  queryClient.setQueryData(['elsewhere'], [card(4, 'no event')]);
  expect(knownEvent(queryClient, 4)).toBeNull();
});

test('until its detail is there, an event has the picture of its card, and no keywords', () => {
  const queryClient = new QueryClient();
  const never = () => new Promise(() => undefined);
  void queryClient.fetchQuery({ queryKey: keys.subscribed, queryFn: never });
  queryClient.setQueryData(
    [...keys.events, 'popular'],
    [card(1, 'without'), { ...card(2, 'with'), imageUrl: 'https://a/1.png' }],
  );
  expect(knownEvent(queryClient, 1)).toEqual({ eventId: 1, title: 'without', imageUrls: [] });
  expect(knownEvent(queryClient, 2)).toEqual({ eventId: 2, title: 'with', imageUrls: ['https://a/1.png'] });
});
