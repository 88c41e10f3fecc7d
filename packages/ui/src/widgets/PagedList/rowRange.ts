/** Rows from `first` on, before `last`. */
export interface RowRange {
  first: number;
  last: number;
}

/** Rows come and go in steps, so that a scroll does not draw at each row. */
export const rowStep = 5;

/**
 * The rows that touch a stretch of the list, CSS px from its top, in whole steps of `step` rows.
 * @param topOf how far below the top of the list a row stands; of the row behind the last one, how tall the list is
 */
export function rowsBetween(
  count: number,
  topOf: (index: number) => number,
  { from, to }: { from: number; to: number },
  step = rowStep,
): RowRange {
  const end = Math.max(
    1,
    firstWhere(count, (index) => topOf(index) > to + 1),
  );
  const first = Math.min(
    end - 1,
    firstWhere(count, (index) => topOf(index + 1) >= from - 1),
  );
  return {
    first: Math.floor(first / step) * step,
    last: Math.min(count, Math.ceil(end / step) * step),
  };
}

/** The first row of `count` from which on something holds; `count` where it holds for none. */
function firstWhere(count: number, holds: (index: number) => boolean): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
