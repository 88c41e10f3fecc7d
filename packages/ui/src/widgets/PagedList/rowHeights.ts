/** How tall the rows of a list are: as measured, and for rows that were not, as the others are on average. */
export interface RowHeights {
  /**
   * How far below the top of its list a row stands, CSS px; of the row behind the last one, how tall the list is. The
   * room of rows that were measured, from the first on, is added up once however many pages follow.
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
  /** Of the first rows, all measured, and of the one behind them. */
  let tops = [0];
  let topsOf: readonly string[] = [];
  const average = () => (heights.size === 0 ? firstGuess : sum / heights.size);

  function follow(keys: readonly string[]): void {
    if (keys !== topsOf) {
      let same = 0;
      while (same < tops.length - 1 && keys[same] === topsOf[same]) same += 1;
      tops.length = same + 1;
      topsOf = keys;
    }
    for (let height = heightOf(tops.length - 1); height !== undefined; height = heightOf(tops.length - 1)) {
      tops.push((tops.at(-1) ?? 0) + height);
    }
  }

  const heightOf = (index: number) => heights.get(topsOf[index] ?? '');

  return {
    topOf(keys, index) {
      follow(keys);
      const known = Math.min(index, tops.length - 1);
      let top = tops[known] ?? 0;
      for (let at = known; at < index; at += 1) top += heightOf(at) ?? average();
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
