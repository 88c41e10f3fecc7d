import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { keys } from './keys.ts';

/** What the cache holds of one query of events. */
export type CachedEvents = EventCard[] | EventDetail | InfiniteData<Slice<EventCard>> | undefined;

/** What the lists that were loaded know of an event, the latest first, until its detail is there; null when none has it. */
export function knownEvent(queryClient: QueryClient, eventId: number): EventDetail | null {
  const lists = queryClient.getQueryCache().findAll({ queryKey: keys.events });
  const latestFirst = [...lists].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of latestFirst) {
    const card = cardsOf(state.data as CachedEvents).find((one) => one.eventId === eventId);
    if (card !== undefined) return asDetail(card);
  }
  return null;
}

/** The cards of a list, none of a detail. */
export function cardsOf(cached: CachedEvents): readonly EventCard[] {
  if (cached === undefined) return [];
  if (Array.isArray(cached)) return cached;
  return 'pages' in cached ? cached.pages.flatMap(({ rows }) => rows) : [];
}

function asDetail({ imageUrl, keywords: _keywords, ...event }: EventCard): EventDetail {
  return { ...event, imageUrls: imageUrl === null ? [] : [imageUrl] };
}
