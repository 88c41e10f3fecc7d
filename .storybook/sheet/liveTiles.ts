/** Where a tile stands, in px of the page. */
export interface TilePlace {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** What of the page is seen, in px of the page. */
export interface View {
  readonly top: number;
  readonly bottom: number;
}

/** More live stories than this at once make a laptop's fan audible. */
export const maxLiveTiles = 12;

/**
 * Which tiles are live: those in view, and of those that were live before as many as there is room for. The farthest
 * from the view goes first; of several in view the ones nearest to its middle stay.
 */
export function liveTiles(
  tiles: readonly TilePlace[],
  view: View,
  before: ReadonlySet<string>,
  max = maxLiveTiles,
): ReadonlySet<string> {
  const middle = (view.top + view.bottom) / 2;
  const candidates = tiles
    .map((tile) => ({
      id: tile.id,
      gap: Math.max(0, view.top - tile.bottom, tile.top - view.bottom),
      fromMiddle: Math.max(0, middle - tile.bottom, tile.top - middle),
    }))
    .filter(({ id, gap }) => gap === 0 || before.has(id));
  candidates.sort(
    (a, b) =>
      a.gap - b.gap || a.fromMiddle - b.fromMiddle || Number(before.has(b.id)) - Number(before.has(a.id)),
  );
  return new Set(candidates.slice(0, max).map(({ id }) => id));
}

/** Each story that starts keeps the page busy for a moment; a few at a time leave it answering. */
export const maxStartingTiles = 2;

/** Which of the live tiles have begun: those that began before, and the nearest others as the ones before settle. */
export function begunTiles(
  live: ReadonlySet<string>,
  before: ReadonlySet<string>,
  settled: ReadonlySet<string>,
  max = maxStartingTiles,
): ReadonlySet<string> {
  const begun = [...live].filter((id) => before.has(id));
  const room = max - begun.filter((id) => !settled.has(id)).length;
  const next = [...live].filter((id) => !before.has(id)).slice(0, Math.max(0, room));
  return new Set([...begun, ...next]);
}
