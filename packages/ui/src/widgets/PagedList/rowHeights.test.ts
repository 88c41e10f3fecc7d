import { describe, expect, test } from 'vitest';
import { createRowHeights, firstGuess } from './rowHeights.ts';
import { rowsBetween } from './rowRange.ts';

const keys = Array.from({ length: 12 }, (_, at) => `${at}`);

/** The first six rows are 100, 110, … 150 CSS px tall. */
function measured() {
  const heights = createRowHeights();
  for (const [at, key] of keys.slice(0, 6).entries()) heights.measure(key, 100 + 10 * at);
  return heights;
}

/** A thousand rows that tell how often one of them was looked at. */
function countedRows() {
  let walked = 0;
  const rows = Array.from({ length: 1000 }, (_, at) => `${at}`);
  const get = (all: string[], name: string | symbol) => {
    walked += 1;
    return Reflect.get(all, name);
  };
  return { long: new Proxy(rows, { get }), walked: () => walked };
}

describe('the top of a row', () => {
  test('is a guess before any was measured', () => {
    expect(createRowHeights().topsOf(keys)(3)).toBe(3 * firstGuess);
  });

  test('adds up what was measured, and the average of it for the rest', () => {
    const heights = measured();
    expect([0, 1, 3, 6].map(heights.topsOf(keys))).toEqual([0, 100, 330, 750]);
    expect(heights.topsOf(keys)(8)).toBe(750 + 2 * 125);
  });

  test('follows a row that has another height now', () => {
    const heights = measured();
    expect(heights.topsOf(keys)(6)).toBe(750);
    expect(heights.measure('1', 210)).toBe(true);
    expect(heights.topsOf(keys)(6)).toBe(850);
  });

  test('follows rows that came or went above, and those behind them', () => {
    const heights = measured();
    expect(heights.topsOf(keys)(6)).toBe(750);
    expect(heights.topsOf(['0', '2', '3'])(3)).toBe(350);
    expect(heights.topsOf([...keys, '12'])(6)).toBe(750);
    expect(heights.topsOf(['new', ...keys])(2)).toBe(225);
  });

  test.each([
    ['where none was measured', 0],
    ['where the screen alone was, far below', 900],
  ])('of every row of a long list is found in one walk, %s', (_, from) => {
    const heights = createRowHeights();
    for (let at = from; at < from + 20 && from > 0; at += 1) heights.measure(`${at}`, 100);
    const { long, walked } = countedRows();
    rowsBetween(long.length, heights.topsOf(long), { from: 0, to: 1e6 });
    expect(walked()).toBeLessThan(1100);
  });

  test('is added up again from a row that was measured anew, not from the first', () => {
    const { long, walked } = countedRows();
    const heights = createRowHeights();
    for (let at = 0; at < 1000; at += 1) heights.measure(`${at}`, 100);
    expect(heights.topsOf(long)(1000)).toBe(100_000);
    const before = walked();
    heights.measure('990', 130);
    expect(heights.topsOf(long)(1000)).toBe(100_030);
    expect(walked() - before).toBeLessThan(50);
  });

  test('forgets what it is told to forget', () => {
    const heights = measured();
    heights.keepOnly(['5']);
    expect(heights.topsOf(keys)(6)).toBe(900);
  });

  test('is a guess again once everything is forgotten, whatever fractions the heights had', () => {
    const heights = createRowHeights();
    for (const [at, key] of keys.entries()) heights.measure(key, 100 + at / 10 + 0.1);
    heights.keepOnly([]);
    expect(heights.topsOf(keys)(3)).toBe(3 * firstGuess);
  });
});

describe('the rows of a stretch', () => {
  const topOf = (index: number) => 100 * index;
  test.each([
    ['the screen in the middle', { from: 720, to: 1_210 }, { first: 5, last: 15 }],
    ['an edge counts', { from: 1_000, to: 1_000 }, { first: 5, last: 15 }],
    ['above the first row', { from: -300, to: -200 }, { first: 0, last: 5 }],
    ['below the last row', { from: 9_000, to: 9_900 }, { first: 15, last: 20 }],
    ['all of it', { from: -50, to: 9_900 }, { first: 0, last: 20 }],
  ])('%s', (_, stretch, range) => {
    expect(rowsBetween(20, topOf, stretch)).toEqual(range);
  });

  test('are found without asking for every row', () => {
    let asked = 0;
    const counted = (index: number) => {
      asked += 1;
      return topOf(index);
    };
    rowsBetween(2_000, counted, { from: 150_000, to: 151_000 });
    expect(asked).toBeLessThan(30);
  });

  test('are those that a walk from the first row finds', () => {
    const tops = [0];
    for (let at = 0; at < 40; at += 1) tops.push((tops.at(-1) ?? 0) + 80 + ((at * 37) % 90));
    for (let from = 0; from < 4_000; from += 13) {
      const to = from + 844;
      const touched = tops.slice(0, -1).flatMap((top, at) => {
        const bottom = tops[at + 1] ?? 0;
        return bottom >= from - 1 && top <= to + 1 ? [at] : [];
      });
      const expected = { first: touched[0] ?? 39, last: (touched.at(-1) ?? 39) + 1 };
      expect(rowsBetween(40, (index) => tops[index] ?? 0, { from, to }, 1)).toEqual(expected);
    }
  });
});
