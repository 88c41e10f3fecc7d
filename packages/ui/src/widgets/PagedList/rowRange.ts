/** Rows from `first` on, before `last`. */
export interface RowRange {
  first: number;
  last: number;
}

/** Rows come and go in steps, so that a scroll does not draw at each row. */
export const rowStep = 5;

/** The rows that touch a stretch of the list, CSS px from its top, in whole steps of `step` rows. */
export function rowsBetween(
  count: number,
  heightOf: (index: number) => number,
  { from, to }: { from: number; to: number },
  step = rowStep,
): RowRange {
  let first: number | null = null;
  let index = 0;
  for (let top = 0; index < count && top <= to + 1; index += 1) {
    const bottom = top + heightOf(index);
    if (first === null && bottom >= from - 1) first = index;
    top = bottom;
  }
  const start = Math.floor(Math.max(0, first ?? count - 1) / step) * step;
  return {
    first: start,
    last: Math.min(count, Math.max(start + step, Math.ceil(index / step) * step)),
  };
}
