import { useCallback, useEffect, useState } from 'react';
import { begunTiles, liveTiles } from './liveTiles.ts';

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
