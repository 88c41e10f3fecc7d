import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { changeCached } from './changeCached.ts';
import { eventsKey, likedKey } from './events.ts';

type CachedList = InfiniteData<Slice<EventCard>, number>;
type CachedEvents = EventCard[] | EventDetail | CachedList | undefined;
type Likeable = Pick<EventCard, 'eventId' | 'liked' | 'likesCount'>;

/** Writes a like or its end, as the server has it, into everything that shows the event or should. */
export function applyLike(queryClient: QueryClient, event: EventCard | EventDetail, liked: boolean): void {
  changeCached<CachedEvents>(queryClient, eventsKey, (cached) => withLikeOf(cached, event.eventId, liked));
  if (!liked) return;
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: likedKey })) {
    const searchText = String(queryKey[likedKey.length] ?? '');
    if (!event.title.toLowerCase().includes(searchText.toLowerCase())) continue;
    changeCached<CachedList>(queryClient, queryKey, (list) => list && withEvent(list, likedCard(event)));
  }
}

function withLikeOf(cached: CachedEvents, eventId: number, liked: boolean): CachedEvents {
  if (cached === undefined) return undefined;
  if (Array.isArray(cached)) return mapRows(cached, eventId, liked);
  if (!('pages' in cached)) return cached.eventId === eventId ? withLike(cached, liked) : cached;
  const pages = cached.pages.map((page) => {
    const rows = mapRows(page.rows, eventId, liked);
    return rows === page.rows ? page : { ...page, rows };
  });
  return pages.some((page, at) => page !== cached.pages[at]) ? { ...cached, pages } : cached;
}

function mapRows(rows: EventCard[], eventId: number, liked: boolean): EventCard[] {
  return rows.some((row) => row.eventId === eventId && row.liked !== liked)
    ? rows.map((row) => (row.eventId === eventId ? withLike(row, liked) : row))
    : rows;
}

function withLike<Event extends Likeable>(event: Event, liked: boolean): Event {
  if (event.liked === liked) return event;
  return { ...event, liked, likesCount: Math.max(0, event.likesCount + (liked ? 1 : -1)) };
}

function likedCard(event: EventCard | EventDetail): EventCard {
  const card =
    'imageUrls' in event ? { ...withoutImages(event), imageUrl: event.imageUrls[0] ?? null } : event;
  return { ...withLike(card, true), keywords: [] };
}

function withoutImages({ imageUrls: _imageUrls, ...event }: EventDetail): Omit<EventCard, 'imageUrl'> {
  return { ...event, keywords: [] };
}

/** Before the first older row; an event older than all rows comes with its page while there are more. */
function withEvent(list: CachedList, card: EventCard): CachedList {
  if (list.pages.some(({ rows }) => rows.some(({ eventId }) => eventId === card.eventId))) return list;
  const isOlder = (row: EventCard) => (row.createdAt ?? '') < (card.createdAt ?? '9');
  const at = list.pages.findIndex(({ rows }) => rows.some(isOlder));
  const last = list.pages.length - 1;
  if (at === -1 && list.pages[last]?.hasNext !== false) return list;
  const pages = list.pages.map((page, index) => {
    if (index !== (at === -1 ? last : at)) return page;
    const place = at === -1 ? page.rows.length : page.rows.findIndex(isOlder);
    return { ...page, rows: [...page.rows.slice(0, place), card, ...page.rows.slice(place)] };
  });
  return { ...list, pages };
}
