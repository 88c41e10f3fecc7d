import {
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { ApiError } from '../ApiError.ts';
import type { EventCard } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { keys } from './keys.ts';
import type { PagedList } from './pagedList.ts';

/** The opening of a screen from whose list an event was opened. */
export interface CameFrom {
  visit: string;
  /** The list of home has no opening of its own. */
  isHome: boolean;
}

/** What stands around an event in the list it was opened from. */
export interface Neighbours {
  previous: EventCard | null;
  next: EventCard | null;
  /** Loads the list's next page as the list itself does, and gives the row behind the event; null where there is no more to load. */
  loadNext: (() => Promise<EventCard | null>) | null;
}

type Cached = EventCard[] | InfiniteData<Slice<EventCard>> | undefined;
type ListOptions = InfiniteQueryObserverOptions<Slice<EventCard>, ApiError, PagedList<EventCard>>;

/** The neighbours of an event by what is known of the list it was opened from; null where the list does not hold it. Asks nothing. */
export function neighboursOf(queryClient: QueryClient, from: CameFrom, eventId: number): Neighbours | null {
  const lists = queryClient.getQueryCache().findAll({ queryKey: keys.events });
  for (const { queryKey, state, options } of lists) {
    const [, kind] = queryKey;
    const isFrom = from.isHome ? kind === 'popular' : queryKey.at(-1) === from.visit;
    const data = state.data as Cached;
    if (!isFrom || data === undefined) continue;
    if (Array.isArray(data)) {
      if (data.some((row) => row.eventId === eventId)) return around(data, data, eventId);
      continue;
    }
    const loaded = data.pages.flatMap(({ rows }) => rows);
    if (!loaded.some((row) => row.eventId === eventId)) continue;
    const observer = new InfiniteQueryObserver(queryClient, options as unknown as ListOptions);
    const { data: shown, hasNextPage } = observer.getCurrentResult();
    const known = around(loaded, shown?.rows ?? [], eventId);
    if (known.next !== null || !hasNextPage) return known;
    const loadNext = async () => {
      const { isError, error } = await observer.fetchNextPage({ cancelRefetch: false });
      if (isError) throw error;
      return neighboursOf(queryClient, from, eventId)?.next ?? null;
    };
    return { ...known, loadNext };
  }
  return null;
}

/** The nearest rows that are shown, in the order that they are; one that has left the list has its place in what was loaded. */
function around(loaded: readonly EventCard[], shown: readonly EventCard[], eventId: number): Neighbours {
  const ids = new Map(shown.map((row) => [row.eventId, row]));
  const order = [...new Set((ids.has(eventId) ? shown : loaded).map((row) => row.eventId))];
  const at = order.indexOf(eventId);
  const nearest = (those: readonly number[]) =>
    those.map((id) => ids.get(id)).find((row) => row !== undefined) ?? null;
  return {
    previous: nearest(order.slice(0, at).reverse()),
    next: nearest(order.slice(at + 1)),
    loadNext: null,
  };
}
