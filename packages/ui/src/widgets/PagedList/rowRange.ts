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
  const first = firstWhere(count - 1, (index) => topOf(index + 1) >= from - 1);
  const behind = firstWhere(count, (index) => topOf(index) > to + 1);
  const start = Math.floor(Math.max(0, first) / step) * step;
  return {
    first: start,
    last: Math.min(count, Math.max(start + step, Math.ceil(behind / step) * step)),
  };
}

/** The first index that it holds for, as it does for all that follow; `end` where it holds for none before. */
function firstWhere(end: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
