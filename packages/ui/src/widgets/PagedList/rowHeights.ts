/** How tall the rows of a list are: as measured, and for rows that were not, as the others are on average. */
export interface RowHeights {
  /**
   * Tells how far below the top of a list its rows stand, CSS px; of the row behind the last one, how tall the list is.
   * Added up once until a row is measured anew or another list is asked for: who asks for all rows goes through them once.
   */
  topsOf(keys: readonly string[]): (index: number) => number;
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
  /** Of the first rows of a list as they are known now, and of the one behind them. */
  let tops = [0];
  let rows: readonly string[] = [];
  const average = () => (heights.size === 0 ? firstGuess : sum / heights.size);

  return {
    topsOf: (keys) => (index) => {
      if (keys !== rows) {
        tops = [0];
        rows = keys;
      }
      for (let at = tops.length - 1; at < index; at += 1) {
        tops.push((tops[at] ?? 0) + (heights.get(keys[at] ?? '') ?? average()));
      }
      return tops[index] ?? 0;
    },
    measure(key, height) {
      const before = heights.get(key);
      heights.set(key, height);
      sum += height - (before ?? 0);
      if (before !== height) tops = [0];
      return before !== undefined && Math.abs(before - height) > 0.5;
    },
    keepOnly(keys) {
      heights = new Map([...heights].filter(([key]) => keys.has(key)));
      sum = 0;
      for (const height of heights.values()) sum += height;
      tops = [0];
    },
  };
}
