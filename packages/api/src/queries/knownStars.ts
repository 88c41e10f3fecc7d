import type { QueryClient } from '@tanstack/react-query';
import type { EventCard } from '../wire/event.ts';
import { isOf, keys } from './keys.ts';
import { type CachedEvents, cardsOf } from './knownEvent.ts';

type Star = Pick<EventCard, 'eventId' | 'liked'>;

/** Cards that were asked for as a visitor, with the stars that answers to the member have shown; the latest has the say. */
export function knownStars(queryClient: QueryClient, cards: readonly EventCard[]): EventCard[] {
  const stars = new Map<number, boolean>();
  const cached = queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.events })
    .filter((query) => !isOf('severalBoards', query))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of cached) {
    for (const { eventId, liked } of starsOf(state.data as CachedEvents)) {
      if (!stars.has(eventId)) stars.set(eventId, liked);
    }
  }
  return cards.map((card) => {
    const liked = stars.get(card.eventId) ?? card.liked;
    return liked === card.liked ? card : { ...card, liked };
  });
}

function starsOf(cached: CachedEvents): readonly Star[] {
  return cached !== undefined && 'eventId' in cached ? [cached] : cardsOf(cached);
}
