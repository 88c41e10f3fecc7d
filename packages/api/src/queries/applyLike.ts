import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { changeCached } from './changeCached.ts';
import { isOf, keys } from './keys.ts';
import type { CachedEvents } from './knownEvent.ts';
import { outdateSaved } from './savedFirst.ts';

type CachedList = InfiniteData<Slice<EventCard>>;
type Likeable = Pick<EventCard, 'eventId' | 'liked' | 'likesCount'>;

/** Writes a like or its end, as the server has it, into everything that shows the event or should. */
export function applyLike(queryClient: QueryClient, event: EventCard | EventDetail, liked: boolean): void {
  outdateSaved(queryClient);
  const withThis = (cached: CachedEvents) => withLikeOf(cached, event.eventId, liked);
  const isOwn = (query: { queryKey: QueryKey }) => !isOf('severalBoards', query);
  changeCached<CachedEvents>(queryClient, { queryKey: keys.events, predicate: isOwn }, withThis);
  // Merged lists look at the stars of the others, and have rows of a visitor: these first become what was tapped.
  const merged = { queryKey: keys.severalBoards };
  if (event.liked !== liked)
    changeCached<CachedEvents>(queryClient, merged, (cached) => withRow(cached, event));
  changeCached<CachedEvents>(queryClient, merged, withThis);
  if (!liked) return;
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: keys.liked })) {
    const searchText = String(queryKey[keys.liked.length] ?? '');
    if (!event.title.toLowerCase().includes(searchText.toLowerCase())) continue;
    changeCached<CachedList>(queryClient, { queryKey }, (list) => list && withEvent(list, likedCard(event)));
  }
}

function withLikeOf(cached: CachedEvents, eventId: number, liked: boolean): CachedEvents {
  const change = <Event extends Likeable>(event: Event) =>
    event.eventId === eventId ? withLike(event, liked) : event;
  if (cached === undefined) return undefined;
  return 'eventId' in cached ? change(cached) : mapRows(cached, change);
}

function withRow(cached: CachedEvents, { eventId, liked, likesCount }: Likeable): CachedEvents {
  if (cached === undefined || 'eventId' in cached) return cached;
  return mapRows(cached, (row) => (row.eventId === eventId ? { ...row, liked, likesCount } : row));
}

/** The rows that `change` leaves as they are, and lists without another one, stay the same objects. */
function mapRows<List extends EventCard[] | CachedList>(
  list: List,
  change: (row: EventCard) => EventCard,
): List {
  const mapped = (rows: EventCard[]) => {
    const next = rows.map(change);
    return next.some((row, at) => row !== rows[at]) ? next : rows;
  };
  if (Array.isArray(list)) return mapped(list) as List;
  const pages = list.pages.map((page) => {
    const rows = mapped(page.rows);
    return rows === page.rows ? page : { ...page, rows };
  });
  return pages.some((page, at) => page !== list.pages[at]) ? { ...list, pages } : list;
}

function withLike<Event extends Likeable>(event: Event, liked: boolean): Event {
  if (event.liked === liked) return event;
  return { ...event, liked, likesCount: Math.max(0, event.likesCount + (liked ? 1 : -1)) };
}

function likedCard(event: EventCard | EventDetail): EventCard {
  if (!('imageUrls' in event)) return { ...withLike(event, true), keywords: [] };
  const { imageUrls, ...card } = event;
  return { ...withLike(card, true), imageUrl: imageUrls[0] ?? null, keywords: [] };
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
