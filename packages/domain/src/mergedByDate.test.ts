import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergedByDate } from './mergedByDate.ts';

interface Row {
  date: string | null;
  name: string;
}

const dateOf = ({ date }: Row) => date;
const rowsOf = (list: number, hours: readonly (number | null)[]): Row[] =>
  hours.map((hour, at) => ({
    date:
      hour === null ? null : `2026-03-0${1 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}`,
    name: `${list}/${at}`,
  }));

const hour = fc.integer({ min: 0, max: 40 });
const list = fc.array(hour, { maxLength: 25 }).map((hours) => hours.toSorted((a, b) => b - a));
const listWithOddDates = fc.array(fc.option(hour, { freq: 4 }), { maxLength: 25 });
const pageSize = fc.integer({ min: 1, max: 6 });

/** Loads page by page, always of the list that is waited for, and gives what stood after each page. */
function load(lists: readonly Row[][], size: number): Row[][] {
  const loaded = lists.map(() => 0);
  const stages: Row[][] = [];
  for (let step = 0; step < 500; step += 1) {
    const shown = lists.map((rows, at) => ({
      rows: rows.slice(0, loaded[at]),
      mayGoOn: (loaded[at] ?? 0) < rows.length || loaded[at] === 0,
    }));
    const { rows, next } = mergedByDate(shown, dateOf);
    stages.push(rows);
    if (next === null) return stages;
    loaded[next] = (loaded[next] ?? 0) + size;
  }
  throw new Error('It never ends');
}

describe('several lists as one', () => {
  test('begin with the first list where two rows are of one time', () => {
    const lists = [rowsOf(0, [20, 10]), rowsOf(1, [20, 10])].map((rows) => ({ rows, mayGoOn: false }));
    const { rows } = mergedByDate(lists, dateOf);
    expect(rows.map(({ name }) => name)).toEqual(['0/0', '1/0', '0/1', '1/1']);
  });

  test('wait for the one that has come least far', () => {
    const lists = [
      { rows: rowsOf(0, [30, 20]), mayGoOn: true },
      { rows: rowsOf(1, [25, 10]), mayGoOn: true },
    ];
    const { rows, next } = mergedByDate(lists, dateOf);
    expect(rows.map(({ name }) => name)).toEqual(['0/0', '1/0', '0/1']);
    expect(next).toBe(0);
  });

  test('show nothing before each has answered, and do not wait for one that is given up', () => {
    const rows = rowsOf(0, [3, 2]);
    const waits = { rows: [], mayGoOn: true };
    expect(mergedByDate([{ rows, mayGoOn: false }, waits], dateOf)).toEqual({ rows: [], next: 1 });
    expect(
      mergedByDate(
        [
          { rows, mayGoOn: false },
          { ...waits, mayGoOn: false },
        ],
        dateOf,
      ),
    ).toEqual({
      rows,
      next: null,
    });
  });

  test('never show a row out of order, whatever has come', () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 5 }), pageSize, (lists, size) => {
        for (const rows of load(
          lists.map((hours, at) => rowsOf(at, hours)),
          size,
        )) {
          const dates = rows.map(dateOf);
          expect(dates).toEqual(dates.toSorted().reverse());
        }
      }),
    );
  });

  test('only ever grow at their end, and hold every row once in the end', () => {
    fc.assert(
      fc.property(fc.array(listWithOddDates, { minLength: 1, maxLength: 5 }), pageSize, (hours, size) => {
        const lists = hours.map((each, at) => rowsOf(at, each));
        const stages = load(lists, size);
        for (const [at, stage] of stages.entries()) {
          const before = stages[at - 1] ?? [];
          expect(stage.slice(0, before.length)).toEqual(before);
        }
        const whole = stages.at(-1) ?? [];
        expect(whole.map(({ name }) => name).toSorted()).toEqual(
          lists
            .flat()
            .map(({ name }) => name)
            .toSorted(),
        );
        for (const rows of lists) expect(whole.filter((row) => rows.includes(row))).toEqual(rows);
      }),
    );
  });
});
