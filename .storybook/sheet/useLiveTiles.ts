import { useCallback, useEffect, useState } from 'react';

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

const restMs = 120;
const none: ReadonlySet<string> = new Set();

/** Which of the tiles are live, told anew once scrolling rests; `watch` is their ref, `settle` says whose story is over. */
export function useLiveTiles() {
  const [live, setLive] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState(none);
  const [begun, setBegun] = useState(none);
  const [observer] = useState(() => {
    const inView = new Set<string>();
    let timer: number | undefined;
    return new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](target.id);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setLive((before) => liveTiles(before, inView)), restMs);
    });
  });
  const watch = useCallback(
    (tile: Element) => {
      observer.observe(tile);
      return () => observer.unobserve(tile);
    },
    [observer],
  );
  const settle = useCallback((id: string) => setSettled((before) => new Set(before).add(id)), []);
  useEffect(() => setBegun((before) => begunTiles(live, before, settled)), [live, settled]);
  return { live: begun, watch, settle };
}
