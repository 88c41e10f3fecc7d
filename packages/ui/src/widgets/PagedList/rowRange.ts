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
  let first: number | null = null;
  let index = 0;
  for (; index < count && topOf(index) <= to + 1; index += 1) {
    if (first === null && topOf(index + 1) >= from - 1) first = index;
  }
  const start = Math.floor(Math.max(0, first ?? index - 1) / step) * step;
  return {
    first: start,
    last: Math.min(count, Math.max(start + step, Math.ceil(index / step) * step)),
  };
}
