import type { EventCard } from '@campus-bell/api/wire/event';
import { parseServerTime } from '@campus-bell/domain/koreaTime';
import { pageSize } from '@campus-bell/domain/limits';
import { useEffect, useMemo } from 'react';
import { useVisitMemory } from '../hooks/useVisitMemory.tsx';
import { useNotices } from './useNotices.tsx';

/** A board's list, as its query has it. */
export interface BoardQuery {
  data: { rows: readonly EventCard[] } | undefined;
  hasNextPage: boolean;
  /** Until the answer is there, what stands may be what the device keeps. */
  isFetching: boolean;
}

const none: readonly EventCard[] = [];
/** Each page looks for the line in all rows again: their times are read once. */
const times = new WeakMap<EventCard, number | null>();

function timeOf(event: EventCard): number | null {
  const known = times.get(event);
  if (known !== undefined) return known;
  const time = parseServerTime(event.createdAt)?.getTime() ?? null;
  times.set(event, time);
  return time;
}

/**
 * Remembers how far a board was seen, and finds the first notice in its list that was seen at an earlier opening,
 * where newer ones stand above it. Coming back to the visit finds it at the same place.
 * @param slug null where the list is not a whole board
 * @returns its event id, or null
 */
export function useBoardVisit(
  slug: string | null,
  { data, hasNextPage, isFetching }: BoardQuery,
): number | null {
  const rows = data?.rows ?? none;
  const boards = useNotices()?.boards;
  const visit = useVisitMemory<{ until?: number | null }>(`board ${slug}`, () => ({}));
  if (slug !== null && boards !== undefined && visit.until === undefined) {
    visit.until = boards.seenUntil(slug);
  }
  const until = visit.until ?? null;
  const first = useMemo(
    () => (until === null ? -1 : rows.findIndex((row) => (timeOf(row) ?? until) <= until)),
    [rows, until],
  );
  const newest = useMemo(
    () => Math.max(0, ...rows.slice(0, pageSize).map((row) => timeOf(row) ?? 0)),
    [rows],
  );
  const count = until === null ? 0 : first < 0 ? rows.length : first;

  useEffect(() => {
    if (slug === null || boards === undefined || isFetching) return;
    if (newest > 0) boards.see(slug, newest);
    boards.showNew(slug, count === 0 ? null : { count, isMore: count === rows.length && hasNextPage });
  }, [slug, boards, isFetching, newest, count, rows.length, hasNextPage]);

  return slug !== null && first > 0 ? (rows[first]?.eventId ?? null) : null;
}
