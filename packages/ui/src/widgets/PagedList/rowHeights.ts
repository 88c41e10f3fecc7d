/** How tall the rows of a list are: as measured, and for rows that were not, as the others are on average. */
export interface RowHeights {
  /**
   * Tells how far below the top of a list its rows stand, CSS px; of the row behind the last one, how tall the list is.
   * Added up once: behind a row that is measured anew, or that another list has elsewhere, once more. A row that was not
   * measured keeps the average that was known then.
   */
  topsOf(keys: readonly string[]): (index: number) => number;
  /** Gives whether the row had another height before. */
  measure(key: string, height: number): boolean;
  /** Forgets every row but these: the width of the list or the size of the text has changed. */
  keepOnly(keys: readonly string[]): void;
}

/** How tall a row counts before any was measured, CSS px. */
export const firstGuess = 150;

/** Heights in CSS px, fractions kept. */
export function createRowHeights(): RowHeights {
  const heights = new Map<string, number>();
  let sum = 0;
  /** Of the first rows of a list as they are known now, and of the one behind them. */
  let tops = [0];
  let rows: readonly string[] = [];
  const average = () => (heights.size === 0 ? firstGuess : sum / heights.size);

  return {
    topsOf: (keys) => (index) => {
      if (keys !== rows) {
        tops.splice(keys.findIndex((key, at) => key !== rows[at]) + 1 || tops.length);
        rows = keys;
      }
      for (const key of keys.slice(tops.length - 1, index)) {
        tops.push((tops.at(-1) ?? 0) + (heights.get(key) ?? average()));
      }
      return tops[index] ?? 0;
    },
    measure(key, height) {
      const before = heights.get(key) ?? 0;
      heights.set(key, height);
      sum += height - before;
      if (before !== height) tops.splice(rows.lastIndexOf(key) + 1 || 1);
      return before > 0 && Math.abs(before - height) > 0.5;
    },
    keepOnly(keys) {
      for (const [key, height] of heights) {
        if (keys.includes(key)) continue;
        heights.delete(key);
        sum -= height;
      }
      tops = [0];
    },
  };
}
