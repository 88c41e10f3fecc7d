/** More live stories than this at once make a laptop's fan audible. */
export const maxLiveTiles = 12;

/** Which tiles are live: those in view, then those seen last, as many as there is room for. */
export function liveTiles(before: readonly string[], inView: ReadonlySet<string>): readonly string[] {
  return [...new Set([...inView, ...before])].slice(0, maxLiveTiles);
}

/** Each story that starts keeps the page busy for a moment; a few at a time leave it answering. */
const maxStartingTiles = 2;

/** Which of the live tiles have begun: those that began before, and the next others as the ones before settle. */
export function begunTiles(
  live: readonly string[],
  before: ReadonlySet<string>,
  settled: ReadonlySet<string>,
): ReadonlySet<string> {
  const begun = live.filter((id) => before.has(id));
  const room = maxStartingTiles - begun.filter((id) => !settled.has(id)).length;
  const next = live.filter((id) => !before.has(id)).slice(0, Math.max(0, room));
  return new Set([...begun, ...next]);
}
