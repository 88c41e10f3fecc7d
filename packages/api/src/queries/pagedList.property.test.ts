import { setImmediate } from 'node:timers/promises';
import { pageSize } from '@campus-bell/domain/limits';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slice } from '../wire/parse.ts';
import { type PagedListSource, pagedListOptions } from './pagedList.ts';
import { createQueryClient } from './queryClient.ts';

interface Row {
  id: number;
  label: string;
}

interface Call {
  visit: number;
  page: number;
  /** The screen went on to another visit before the answer. */
  isLeft: boolean;
  outcome: 'waiting' | 'answered' | 'failed';
  answer(): void;
  fail(): void;
}

const rules: Record<string, NonNullable<PagedListSource<Row>['endsAfter']>> = {
  hasNext: ({ hasNext }) => !hasNext,
  'hasNext or a short page': ({ hasNext, rows }) => !hasNext || rows.length < pageSize,
};
const ruleNames = Object.keys(rules);

/** The pages of one visit as the server would answer them: short, empty, full of repetitions, and an end. */
const pages = fc
  .array(fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: pageSize }), { minLength: 1, maxLength: 6 })
  .map((list) =>
    list.map(
      (ids, page): Slice<Row> => ({
        rows: ids.map((id) => ({ id, label: `${id} on page ${page}` })),
        hasNext: page < list.length - 1,
      }),
    ),
  );

const action = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'sentinel' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'flicker' } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'retry' } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), visit: fc.nat(2) }) },
);

function openList(visits: Slice<Row>[][], endsAfter: (page: Slice<Row>) => boolean) {
  const calls: Call[] = [];
  const optionsOf = (visit: number) =>
    pagedListOptions<Row>({
      queryKey: ['list', visit],
      rowId: ({ id }) => id,
      endsAfter,
      fetchPage: (page) =>
        new Promise((resolve, reject) => {
          const call: Call = {
            visit,
            page,
            isLeft: false,
            outcome: 'waiting',
            answer() {
              call.outcome = 'answered';
              resolve(visits[visit]?.[page] ?? { rows: [], hasNext: false });
            },
            fail() {
              call.outcome = 'failed';
              reject(new Error('500'));
            },
          };
          calls.push(call);
        }),
    });
  let visit = 0;
  const observer = new InfiniteQueryObserver(createQueryClient(), optionsOf(visit));
  const close = observer.subscribe(() => undefined);
  const result = () => observer.getCurrentResult();
  const loadNext = () => void observer.fetchNextPage({ cancelRefetch: false });
  return {
    calls,
    close,
    result,
    waiting: () => calls.filter((call) => call.outcome === 'waiting'),
    visit: () => visit,
    open(next: number) {
      if (next !== visit) for (const call of calls) call.isLeft ||= call.outcome === 'waiting';
      visit = next;
      observer.setOptions(optionsOf(next));
    },
    sentinel() {
      const { hasNextPage, isFetching, isFetchNextPageError } = result();
      if (hasNextPage && !isFetching && !isFetchNextPageError) loadNext();
    },
    flicker() {
      const { hasNextPage, isFetchNextPageError } = result();
      if (hasNextPage && !isFetchNextPageError) for (let at = 0; at < 3; at += 1) loadNext();
    },
    retry() {
      const { data, isError, isFetchNextPageError } = result();
      if (isFetchNextPageError) loadNext();
      else if (isError && data === undefined) void observer.refetch();
    },
  };
}

const unique = (rows: Row[]) => [...new Map(rows.toReversed().map((row) => [row.id, row])).values()];
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

test('no row twice, no row lost, no page asked twice without a failure, no answer of another visit, and it ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(pages, pages, pages),
      fc.constantFrom(...ruleNames),
      fc.array(action, { maxLength: 30 }),
      async (visits, rule, actions) => {
        const endsAfter = rules[rule] ?? (() => true);
        const list = openList(visits, endsAfter);
        const rowsOf = (visit: number) =>
          new Set(visits[visit]?.flatMap(({ rows }) => rows.map(({ label }) => label)));
        const check = () => {
          const rows = list.result().data?.rows ?? [];
          expect(new Set(ids(rows)).size).toBe(rows.length);
          for (const { label } of rows) expect(rowsOf(list.visit())).toContain(label);
        };

        for (const step of actions) {
          if (step.kind === 'answer') list.waiting()[step.which]?.answer();
          else if (step.kind === 'fail') list.waiting()[step.which]?.fail();
          else if (step.kind === 'open') list.open(step.visit);
          else list[step.kind]();
          await setImmediate();
          check();
        }

        const longest = 4 * Math.max(...visits.map((visit) => visit.length)) + 4;
        for (let round = 0; round < longest; round += 1) {
          for (const call of list.waiting()) call.answer();
          await setImmediate();
          list.retry();
          list.sentinel();
          await setImmediate();
          check();
        }
        list.close();

        const { data, hasNextPage, isFetching } = list.result();
        expect({ hasNextPage, isFetching }).toEqual({ hasNextPage: false, isFetching: false });
        const all = visits[list.visit()] ?? [];
        const end = all.findIndex((page) => endsAfter(page));
        const expected = unique(all.slice(0, end + 1).flatMap(({ rows }) => rows));
        expect(ids(data?.rows ?? []).sort()).toEqual(ids(expected).sort());

        for (const [at, call] of list.calls.entries()) {
          const earlier = list.calls
            .slice(0, at)
            .filter(({ visit, page }) => visit === call.visit && page === call.page);
          for (const before of earlier) {
            expect(before.outcome === 'failed' || before.isLeft).toBe(true);
          }
        }
      },
    ),
    { numRuns: 120 },
  );
}, 60_000);
