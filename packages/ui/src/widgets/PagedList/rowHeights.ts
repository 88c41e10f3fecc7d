/** How tall the rows of a list are: as measured, and for rows that were not, as the others are on average. */
export interface RowHeights {
  of(key: string): number;
  /** Gives whether the row had another height before. */
  measure(key: string, height: number): boolean;
  /** Forgets every row but these: the width of the list or the size of the text has changed. */
  keepOnly(keys: ReadonlySet<string>): void;
}

/** How tall a row counts before any was measured, CSS px. */
export const firstGuess = 150;

/** Heights in CSS px, fractions kept. */
export function createRowHeights(): RowHeights {
  let heights = new Map<string, number>();
  let sum = 0;
  const average = () => (heights.size === 0 ? firstGuess : sum / heights.size);
  return {
    of: (key) => heights.get(key) ?? average(),
    measure(key, height) {
      const before = heights.get(key);
      heights.set(key, height);
      sum += height - (before ?? 0);
      return before !== undefined && Math.abs(before - height) > 0.5;
    },
    keepOnly(keys) {
      heights = new Map([...heights].filter(([key]) => keys.has(key)));
      sum = [...heights.values()].reduce((total, height) => total + height, 0);
    },
  };
}
