/** What has come of a list so far, the newest first. */
export interface DatedRows<Row> {
  readonly rows: readonly Row[];
  /** More of it may come and is waited for. */
  readonly mayGoOn: boolean;
}

/** Several lists as one. */
export interface MergedRows<Row> {
  readonly rows: Row[];
  /** The list whose next rows decide what follows; null when nothing is waited for. */
  readonly next: number | null;
}

const newest = '\uffff';

/**
 * Merges lists by date, the newest first, as far as is certain: up to the last row of the list that goes on and has
 * come least far, since what follows in it may stand before all others. So later rows only ever follow those that
 * stand. A list keeps its own order: a row without a date, or dated later than the one before it, counts as that one.
 * @param dateOf the date as text that sorts by time; null for none
 */
export function mergedByDate<Row>(
  lists: readonly DatedRows<Row>[],
  dateOf: (row: Row) => string | null,
): MergedRows<Row> {
  const ends = lists.map(({ rows, mayGoOn }) => ({ rows, mayGoOn, at: 0, date: newest }));
  const merged: Row[] = [];
  for (;;) {
    let next: { list: number; row: Row | undefined; date: string } | null = null;
    for (const [list, { rows, mayGoOn, at, date: before }] of ends.entries()) {
      if (at === rows.length && !mayGoOn) continue;
      const row = rows[at];
      const own = row === undefined ? null : dateOf(row);
      const date = own === null || own > before ? before : own;
      if (next === null || date > next.date) next = { list, row, date };
    }
    if (next === null) return { rows: merged, next: null };
    if (next.row === undefined) return { rows: merged, next: next.list };
    merged.push(next.row);
    const end = ends[next.list];
    if (end === undefined) return { rows: merged, next: null };
    end.at += 1;
    end.date = next.date;
  }
}
