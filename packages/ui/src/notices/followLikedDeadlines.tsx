import type { ApiClient } from '@campus-bell/api/createApiClient';
import { fetchLikedEvents } from '@campus-bell/api/endpoints/events';
import { isOf, keys } from '@campus-bell/api/queries/keys';
import { type CachedEvents, cardsOf } from '@campus-bell/api/queries/knownEvent';
import type { EventCard, EventDetail } from '@campus-bell/api/wire/event';
import { koreaDayKey } from '@campus-bell/domain/koreaTime';
import { likedPagesMax } from '@campus-bell/domain/limits';
import { type DeadlineSource, noticeDeadline } from '@campus-bell/domain/noticeDeadline';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Deadlines, NoticeMemory } from './NoticeMemory.tsx';

/** What {@link followLikedDeadlines} needs. */
export interface DeadlineFollower {
  api: ApiClient;
  queryClient: QueryClient;
  deadlines: NoticeMemory['deadlines'];
  now(): Date;
  /** Does something when the page has time. */
  whenIdle(work: () => void): void;
}

/**
 * Keeps the deadlines of liked notices as they come and go in the answers that the screens asked for anyway: nothing is
 * asked for its own sake. Where nothing is known yet it begins with the liked lists that the device keeps. Gives what
 * stops it.
 */
export function followLikedDeadlines(follower: DeadlineFollower): () => void {
  const { queryClient, deadlines, whenIdle } = follower;
  const changed = new Set<string>();
  const unliked = new Set<number>();
  let isDue = false;
  let isStopped = false;

  const work = () => {
    isDue = false;
    if (isStopped) return;
    const queries = [...changed].map((hash) => queryClient.getQueryCache().get(hash));
    changed.clear();
    update(follower, queries, unliked);
    unliked.clear();
  };
  const workSoon = () => {
    if (isDue) return;
    isDue = true;
    whenIdle(work);
  };

  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOfEvents(event.query)) return;
    changed.add(event.query.queryHash);
    workSoon();
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [what, eventId] = event.mutation.options.mutationKey ?? [];
    if (what !== 'like' || typeof eventId !== 'number') return;
    if (event.mutation.state.variables === false) unliked.add(eventId);
    else unliked.delete(eventId);
    workSoon();
  });

  const begin = async () => {
    if (deadlines.all() === null) {
      const kept = await keptEnds(follower).catch(() => null);
      if (isStopped) return;
      if (kept !== null) deadlines.change((ends) => ({ ...kept, ...ends }));
    }
    for (const query of queryClient.getQueryCache().findAll({ queryKey: keys.events })) {
      changed.add(query.queryHash);
    }
    workSoon();
  };
  void begin();

  return () => {
    isStopped = true;
    stopQueries();
    stopMutations();
  };
}

const isOfEvents = (query: Query) => isOf('events', query);

function update(
  { deadlines, now }: DeadlineFollower,
  queries: readonly (Query | undefined)[],
  unliked: ReadonlySet<number>,
) {
  const before = deadlines.all() ?? {};
  let after: Record<string, string> = { ...before };
  for (const id of unliked) delete after[id];
  for (const query of queries) {
    if (query === undefined) continue;
    const liked = eventsOf(query.state.data as CachedEvents).filter((event) => event.liked);
    if (isAllLiked(query)) {
      const ids = new Set(liked.map(({ eventId }) => String(eventId)));
      after = Object.fromEntries(Object.entries(after).filter(([id]) => ids.has(id)));
    }
    Object.assign(after, endsOf(liked));
  }
  const today = koreaDayKey(now());
  const ends = Object.fromEntries(Object.entries(after).filter(([, end]) => end >= today));
  if (JSON.stringify(ends) !== JSON.stringify(before)) deadlines.change(() => ends);
}

function eventsOf(cached: CachedEvents): readonly (EventCard | EventDetail)[] {
  return cached !== undefined && 'eventId' in cached ? [cached] : cardsOf(cached);
}

/** Whether a query holds every liked notice: what it does not hold is liked no more. */
function isAllLiked(query: Query): boolean {
  const { queryKey, state } = query;
  const pages = (state.data as { pages?: { hasNext: boolean }[] } | undefined)?.pages;
  return (
    isOf('liked', query) &&
    queryKey[keys.liked.length] === '' &&
    state.fetchStatus === 'idle' &&
    pages?.at(-1)?.hasNext === false
  );
}

const readEnds = new WeakMap<DeadlineSource, string | undefined>();

function endsOf(events: readonly (DeadlineSource & { eventId: number })[]): Record<string, string> {
  const ends: Record<string, string> = {};
  for (const event of events) {
    if (!readEnds.has(event)) readEnds.set(event, noticeDeadline(event)?.end);
    const end = readEnds.get(event);
    if (end !== undefined) ends[event.eventId] = end;
  }
  return ends;
}

/** From the answers that the device keeps for reading without a network; no call is made. */
async function keptEnds({ api }: DeadlineFollower): Promise<Deadlines | null> {
  const found: Record<string, string> = {};
  let isKept = false;
  for (let page = 0; page < likedPagesMax; page += 1) {
    const kept = await api.readSaved?.((saved) => fetchLikedEvents(saved, { searchText: '', page }));
    if (kept === null || kept === undefined) break;
    isKept = true;
    Object.assign(found, endsOf(kept.data.rows));
    if (!kept.data.hasNext) break;
  }
  return isKept ? found : null;
}
