import { type CameFrom, neighboursOf } from '@campus-bell/api/queries/neighbours';
import { emptyPagesInARow } from '@campus-bell/domain/limits';
import { list as listWords } from '@campus-bell/domain/words/list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../../failureText.ts';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';

/** Which way to go in the list: 1 to the next event, -1 to the one before. */
export type Direction = 1 | -1;

/** What {@link useNeighbours} gives. */
export interface NeighbourSteps {
  hasPrevious: boolean;
  hasNext: boolean;
  /** The list's next page is on its way. */
  busy: boolean;
  go(direction: Direction): void;
}

/** Steps through the list that an event was opened from; null where that list is not known any more. */
export function useNeighbours(
  eventId: number,
  list: { from: CameFrom; onShow(eventId: number, direction: Direction): void } | null,
): NeighbourSteps | null {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isLoading = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [visit, isHome] = [list?.from.visit, list?.from.isHome ?? false];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes when a page has come
  const known = useMemo(
    () => (visit === undefined ? null : neighboursOf(queryClient, { visit, isHome }, eventId)),
    [queryClient, visit, isHome, eventId, busy],
  );
  if (list === null || known === null) return null;
  const { from, onShow } = list;

  const loadNext = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setBusy(true);
    try {
      let { next, loadNext: load } = known;
      for (let pages = 0; next === null && load !== null && pages < emptyPagesInARow; pages += 1) {
        next = await load();
        load = neighboursOf(queryClient, from, eventId)?.loadNext ?? null;
      }
      if (!isHere.current) return;
      if (next === null) toast.show({ text: listWords.noMore });
      else onShow(next.eventId, 1);
    } catch (error) {
      if (isHere.current) toast.show({ text: failureText(error, listWords.serverError), tone: 'danger' });
    } finally {
      isLoading.current = false;
      if (isHere.current) setBusy(false);
    }
  };

  return {
    hasPrevious: known.previous !== null,
    hasNext: known.next !== null || known.loadNext !== null,
    busy,
    go(direction) {
      const row = direction === 1 ? known.next : known.previous;
      if (row !== null) onShow(row.eventId, direction);
      else if (direction === 1 && known.loadNext !== null) void loadNext();
    },
  };
}
