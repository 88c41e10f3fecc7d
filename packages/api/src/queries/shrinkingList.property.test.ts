import { setImmediate } from 'node:timers/promises';
import { pageSize } from '@campus-bell/domain/limits';
import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slice } from '../wire/parse.ts';
import { changeCached } from './changeCached.ts';
import { pagedListOptions } from './pagedList.ts';
import { createQueryClient } from './queryClient.ts';

interface Row {
  id: number;
  isGone: boolean;
}

const action = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'next' } as const) },
  { weight: 3, arbitrary: fc.constant({ kind: 'arrive' } as const) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat(60) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('tell' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bringBack' as const), which: fc.nat(60) }) },
);

const key = ['list'];

/** A server whose rows can be taken away and brought back; the client learns of it later than it happens. */
function openList(count: number, answersLate: boolean) {
  const gone = new Set<number>();
  const untold: { id: number; isGone: boolean }[] = [];
  const settling: (() => void)[] = [];
  let begun = 0;
  const held = () => Array.from({ length: count }, (_, id) => id).filter((id) => !gone.has(id));
  let arrive: (() => void) | null = null;
  const pageNow = (page: number): Slice<Row> => {
    const ids = held();
    const rows = ids.slice(page * pageSize, (page + 1) * pageSize).map((id) => ({ id, isGone: false }));
    return { rows, hasNext: ids.length > (page + 1) * pageSize };
  };
  const queryClient = createQueryClient();
  const observer = new InfiniteQueryObserver(
    queryClient,
    pagedListOptions<Row>({
      queryKey: key,
      rowId: ({ id }) => id,
      hasLeft: ({ isGone }) => isGone,
      moves: () => ({
        underWay: untold.length,
        begun,
        settled: () =>
          untold.length === 0 ? Promise.resolve() : new Promise((resolve) => settling.push(resolve)),
      }),
      fetchPage: (page) => {
        const atOnce = pageNow(page);
        return new Promise((resolve) => {
          arrive = () => resolve(answersLate ? pageNow(page) : atOnce);
        });
      },
    }),
  );
  observer.subscribe(() => undefined);
  const shown = () => (observer.getCurrentResult().data?.rows ?? []).map(({ id }) => id);
  const change = (id: number, isGone: boolean) => {
    if (isGone) gone.add(id);
    else gone.delete(id);
    begun += 1;
    untold.push({ id, isGone });
  };
  return {
    held,
    shown,
    result: () => observer.getCurrentResult(),
    next() {
      const { hasNextPage, isFetching } = observer.getCurrentResult();
      if (hasNextPage && !isFetching) void observer.fetchNextPage({ cancelRefetch: false });
    },
    arrive() {
      arrive?.();
      arrive = null;
    },
    remove(which: number) {
      const ids = shown().filter((id) => !gone.has(id) && untold.every((one) => one.id !== id));
      const id = ids[which % Math.max(1, ids.length)];
      if (id !== undefined) change(id, true);
    },
    bringBack(which: number) {
      const ids = [...gone].filter((id) => untold.every((one) => one.id !== id));
      const id = ids[which % Math.max(1, ids.length)];
      if (id !== undefined) change(id, false);
    },
    tell(which: number) {
      const [news] = untold.splice(which % Math.max(1, untold.length), 1);
      if (news === undefined) return;
      changeCached<InfiniteData<Slice<Row>>>(queryClient, { queryKey: key }, (list) =>
        list === undefined
          ? undefined
          : {
              ...list,
              pages: list.pages.map((page) => ({
                ...page,
                rows: page.rows.map((row) => (row.id === news.id ? { ...row, isGone: news.isGone } : row)),
              })),
            },
      );
      if (untold.length === 0) for (const resolve of settling.splice(0)) resolve();
    },
    waits: () => untold.length,
  };
}

test('whatever is taken away while it loads, no row is skipped, none comes twice, and the end is the server’s end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      fc.array(action, { maxLength: 60 }),
      async (count, answersLate, actions) => {
        const list = openList(count, answersLate);
        const check = () => {
          const ids = list.shown();
          expect(new Set(ids).size).toBe(ids.length);
          const { data, hasNextPage, isFetching } = list.result();
          const isSettled = data !== undefined && !hasNextPage && !isFetching && list.waits() === 0;
          if (isSettled) expect(ids.toSorted((a, b) => a - b)).toEqual(list.held());
        };
        for (const step of actions) {
          if (step.kind === 'next') list.next();
          else if (step.kind === 'arrive') list.arrive();
          else list[step.kind](step.which);
          await setImmediate();
          check();
        }
        for (let round = 0; round < 40; round += 1) {
          while (list.waits() > 0) list.tell(0);
          list.arrive();
          await setImmediate();
          list.next();
          await setImmediate();
          check();
        }
        const { hasNextPage, isFetching } = list.result();
        expect({ hasNextPage, isFetching }).toEqual({ hasNextPage: false, isFetching: false });
        expect(list.shown().toSorted((a, b) => a - b)).toEqual(list.held());
      },
    ),
    { numRuns: 400 },
  );
}, 300_000);
