/** How tall the rows of a list are: as measured, and for rows that were not, as the others are on average. */
export interface RowHeights {
  /**
   * How far below the top of its list a row stands, CSS px; of the row behind the last one, how tall the list is. What
   * was measured is added up once for each list of keys.
   */
  topOf(keys: readonly string[], index: number): number;
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
  /** Of the first rows of a list, all measured, and of the one behind them. */
  let tops = [0];
  let topsOf: readonly string[] | null = null;
  const average = () => (heights.size === 0 ? firstGuess : sum / heights.size);

  return {
    topOf(keys, index) {
      if (keys !== topsOf) {
        tops = [0];
        topsOf = keys;
      }
      let at = Math.min(index, tops.length - 1);
      let top = tops[at] ?? 0;
      for (; at < index; at += 1) {
        const height = heights.get(keys[at] ?? '');
        top += height ?? average();
        if (height !== undefined && at + 1 === tops.length) tops.push(top);
      }
      return top;
    },
    measure(key, height) {
      const before = heights.get(key);
      heights.set(key, height);
      sum += height - (before ?? 0);
      if (before !== undefined && before !== height) tops = [0];
      return before !== undefined && Math.abs(before - height) > 0.5;
    },
    keepOnly(keys) {
      heights = new Map([...heights].filter(([key]) => keys.has(key)));
      sum = [...heights.values()].reduce((total, height) => total + height, 0);
      tops = [0];
    },
  };
}
