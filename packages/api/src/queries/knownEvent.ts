import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { eventsKey } from './events.ts';

type Cached = EventCard[] | EventDetail | InfiniteData<Slice<EventCard>> | undefined;

/** What the lists that were loaded know of an event, the latest first, until its detail is there; null when none has it. */
export function knownEvent(queryClient: QueryClient, eventId: number): EventDetail | null {
  const lists = queryClient.getQueryCache().findAll({ queryKey: eventsKey });
  const latestFirst = [...lists].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of latestFirst) {
    const card = cardsOf(state.data as Cached).find((one) => one.eventId === eventId);
    if (card !== undefined) return asDetail(card);
  }
  return null;
}

function cardsOf(cached: Cached): readonly EventCard[] {
  if (cached === undefined) return [];
  if (Array.isArray(cached)) return cached;
  return 'pages' in cached ? cached.pages.flatMap(({ rows }) => rows) : [];
}

function asDetail({ imageUrl, keywords: _keywords, ...event }: EventCard): EventDetail {
  return { ...event, imageUrls: imageUrl === null ? [] : [imageUrl] };
}
