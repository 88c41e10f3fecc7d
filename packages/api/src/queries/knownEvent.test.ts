import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EventCard } from '../wire/event.ts';
import { eventsKey } from './events.ts';
import { knownEvent } from './knownEvent.ts';

const card = (eventId: number, title: string) =>
  ({ eventId, title, imageUrl: null, keywords: [] }) as unknown as EventCard;

test('an event is known from any list that holds it, the latest first', () => {
  const queryClient = new QueryClient();
  const page = (...rows: EventCard[]) => ({ rows, hasNext: false });
  queryClient.setQueryData([...eventsKey, 'popular'], [card(1, 'old')], { updatedAt: 1 });
  queryClient.setQueryData(
    [...eventsKey, 'liked', '', ''],
    { pages: [page(card(2, 'other')), page(card(1, 'new'))], pageParams: [0, 1] },
    { updatedAt: 2 },
  );
  queryClient.setQueryData([...eventsKey, 'detail', 3], { eventId: 3, title: 'no card' });
  expect(knownEvent(queryClient, 1)?.title).toBe('new');
  expect(knownEvent(queryClient, 2)?.title).toBe('other');
  expect(knownEvent(queryClient, 3)).toBeNull();
  expect(knownEvent(queryClient, 4)).toBeNull();
});
