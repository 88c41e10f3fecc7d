import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { likeEvent, unlikeEvent } from '../endpoints/events.ts';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { changeCached } from './changeCached.ts';
import { eventsKey } from './events.ts';

type Likeable = Pick<EventCard, 'eventId' | 'liked' | 'likesCount'>;
type CachedEvents = EventCard[] | EventDetail | InfiniteData<Slice<EventCard>> | undefined;

/**
 * Likes (`true`) or unlikes (`false`) an event. What is shown changes after success only, everywhere at once, in
 * answers that were on their way too, and never below 0 (EV-3). One mutation key per event, so that whoever shows the event knows of a call under way.
 */
export function likeMutation(api: ApiClient, queryClient: QueryClient, eventId: number) {
  return mutationOptions({
    mutationKey: ['like', eventId],
    mutationFn: (like: boolean) => (like ? likeEvent(api, eventId) : unlikeEvent(api, eventId)),
    onSuccess: (_answer, like) => {
      changeCached<CachedEvents>(queryClient, eventsKey, (cached) =>
        mapEvents(cached, (event) => (event.eventId === eventId ? withLike(event, like) : event)),
      );
    },
  });
}

function withLike<Event extends Likeable>(event: Event, like: boolean): Event {
  if (event.liked === like) return event;
  return { ...event, liked: like, likesCount: Math.max(0, event.likesCount + (like ? 1 : -1)) };
}

function mapEvents(
  cached: CachedEvents,
  change: <Event extends Likeable>(event: Event) => Event,
): CachedEvents {
  if (cached === undefined) return undefined;
  if (Array.isArray(cached)) return cached.map(change);
  if ('pages' in cached) {
    return { ...cached, pages: cached.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) };
  }
  return change(cached);
}
