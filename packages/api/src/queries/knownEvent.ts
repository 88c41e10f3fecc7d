import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { eventsKey } from './events.ts';

/** What the lists that were loaded know of an event, until its detail is there; null when none has it. */
export function knownEvent(queryClient: QueryClient, eventId: number): EventDetail | null {
  const lists = queryClient.getQueriesData<EventCard[] | EventDetail | InfiniteData<Slice<EventCard>>>({
    queryKey: eventsKey,
  });
  for (const [, list] of lists) {
    if (list === undefined) continue;
    const pages = Array.isArray(list) ? [list] : 'pages' in list ? list.pages.map(({ rows }) => rows) : [];
    for (const rows of pages) {
      const card = rows.find((row) => row.eventId === eventId);
      if (card !== undefined) return asDetail(card);
    }
  }
  return null;
}

function asDetail({ imageUrl, keywords: _keywords, ...event }: EventCard): EventDetail {
  return { ...event, imageUrls: imageUrl === null ? [] : [imageUrl] };
}
