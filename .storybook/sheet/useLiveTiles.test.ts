import { describe, expect, it } from 'vitest';
import { begunTiles, liveTiles, maxLiveTiles } from './useLiveTiles.ts';

const tiles = (from: number, to: number) =>
  new Set(Array.from({ length: to - from + 1 }, (_, at) => `tile-${from + at}`));
const nothing = new Set<string>();

describe('the live tiles of a sheet', () => {
  it('are those in view, and while there is room those that were, seen last first', () => {
    const first = liveTiles([], tiles(0, 3));
    expect(first).toEqual([...tiles(0, 3)]);
    expect(liveTiles(first, tiles(4, 5))).toEqual([...tiles(4, 5), ...tiles(0, 3)]);
  });

  it('never are more than twelve: the one that was seen longest ago goes first', () => {
    let live: readonly string[] = [];
    for (let row = 0; row < 14; row += 1) live = liveTiles(live, tiles(row, row));
    expect(live).toHaveLength(maxLiveTiles);
    expect(live).toContain('tile-2');
    expect(live).not.toContain('tile-1');
  });

  it('do not flicker: of more than twelve in view the first that came stay', () => {
    expect(liveTiles([], tiles(0, 13))).toEqual([...tiles(0, 11)]);
    expect(liveTiles([...tiles(0, 11)], tiles(0, 13))).toEqual([...tiles(0, 11)]);
  });
});

describe('the tiles that have begun', () => {
  const live = ['near', 'nearer to the end', 'far', 'farther'];

  it('are at first two', () => {
    expect([...begunTiles(live, nothing, nothing)]).toEqual(['near', 'nearer to the end']);
  });

  it('are joined by the next one when one has settled', () => {
    const begun = new Set(['near', 'nearer to the end']);
    expect([...begunTiles(live, begun, new Set(['near']))]).toEqual(['near', 'nearer to the end', 'far']);
  });

  it('end with their place among the live ones', () => {
    expect([...begunTiles(['far'], new Set(['near', 'far']), nothing)]).toEqual(['far']);
  });
});
