import { describe, expect, it } from 'vitest';
import { begunTiles, liveTiles, maxLiveTiles, type TilePlace } from './liveTiles.ts';

const heightPx = 500;
const inRowsOf = (perRow: number, count: number): TilePlace[] =>
  Array.from({ length: count }, (_, at) => {
    const top = Math.floor(at / perRow) * (heightPx + 40);
    return { id: `tile-${at}`, top, bottom: top + heightPx };
  });
const names = (tiles: ReadonlySet<string>) => [...tiles].sort();
const nothing = new Set<string>();

describe('the live tiles of a sheet', () => {
  it('are at first those in view', () => {
    expect(names(liveTiles(inRowsOf(2, 20), { top: 0, bottom: 700 }, nothing))).toEqual([
      'tile-0',
      'tile-1',
      'tile-2',
      'tile-3',
    ]);
  });

  it('never are more than twelve', () => {
    const tiles = inRowsOf(8, 80);
    let live: ReadonlySet<string> = nothing;
    for (let top = 0; top < 5000; top += 300) {
      live = liveTiles(tiles, { top, bottom: top + 1600 }, live);
      expect(live.size).toBeLessThanOrEqual(maxLiveTiles);
    }
  });

  it('stay while there is room, though they are out of view', () => {
    const tiles = inRowsOf(2, 20);
    const first = liveTiles(tiles, { top: 0, bottom: 500 }, nothing);
    expect(names(liveTiles(tiles, { top: 1080, bottom: 1500 }, first))).toEqual([
      'tile-0',
      'tile-1',
      'tile-4',
      'tile-5',
    ]);
  });

  it('go in the order of their distance: the farthest from view first', () => {
    const tiles = inRowsOf(1, 20);
    let live: ReadonlySet<string> = nothing;
    for (let row = 0; row < 14; row += 1) {
      const top = row * (heightPx + 40);
      live = liveTiles(tiles, { top, bottom: top + heightPx }, live);
    }
    expect(live.has('tile-13')).toBe(true);
    expect(live.has('tile-1')).toBe(false);
    expect(live.has('tile-2')).toBe(true);
  });

  it('are those nearest to the middle when more than twelve are in view', () => {
    const live = liveTiles(inRowsOf(5, 15), { top: 100, bottom: 1500 }, nothing, 5);
    expect(names(live)).toEqual(['tile-5', 'tile-6', 'tile-7', 'tile-8', 'tile-9']);
  });

  it('do not flicker: of equally near tiles the ones that were live stay', () => {
    const tiles = inRowsOf(14, 14);
    const before = new Set(tiles.slice(2).map(({ id }) => id));
    expect(liveTiles(tiles, { top: 0, bottom: 500 }, before)).toEqual(before);
  });

  it('that are gone from the sheet are gone', () => {
    expect(liveTiles([], { top: 0, bottom: 500 }, new Set(['tile-0']))).toEqual(nothing);
  });
});

describe('the tiles that have begun', () => {
  const live = new Set(['near', 'nearer to the end', 'far', 'farther']);

  it('are at first the two nearest', () => {
    expect([...begunTiles(live, nothing, nothing)]).toEqual(['near', 'nearer to the end']);
  });

  it('are joined by the next one when one has settled', () => {
    const begun = new Set(['near', 'nearer to the end']);
    expect([...begunTiles(live, begun, new Set(['near']))]).toEqual(['near', 'nearer to the end', 'far']);
  });

  it('end with their place among the live ones', () => {
    expect([...begunTiles(new Set(['far']), new Set(['near', 'far']), nothing)]).toEqual(['far']);
  });
});
