import { useCallback, useEffect, useRef, useState } from 'react';
import { begunTiles, liveTiles } from './liveTiles.ts';

const restMs = 120;
const none: ReadonlySet<string> = new Set();

/** Which of the tiles are live, told anew once scrolling rests; a tile says where it is and when its story is over. */
export function useLiveTiles() {
  const elements = useRef(new Map<string, HTMLElement>());
  const [live, setLive] = useState(none);
  const [settled, setSettled] = useState(none);
  const [begun, setBegun] = useState(none);

  const look = useCallback(() => {
    const tiles = [...elements.current].map(([id, element]) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { id, top, bottom };
    });
    setLive((before) => {
      const next = liveTiles(tiles, { top: 0, bottom: window.innerHeight }, before);
      return next.size === before.size && [...next].every((id) => before.has(id)) ? before : next;
    });
  }, []);

  useEffect(() => {
    let timer = window.setTimeout(look);
    const lookOnceAtRest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, restMs);
    };
    const sizes = new ResizeObserver(lookOnceAtRest);
    sizes.observe(document.body);
    window.addEventListener('scroll', lookOnceAtRest, { passive: true, capture: true });
    return () => {
      window.clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', lookOnceAtRest, { capture: true });
    };
  }, [look]);

  useEffect(() => setBegun((before) => begunTiles(live, before, settled)), [live, settled]);

  const settle = useCallback((id: string) => setSettled((before) => new Set(before).add(id)), []);

  const place = useCallback((id: string, element: HTMLElement) => {
    elements.current.set(id, element);
    return () => {
      elements.current.delete(id);
    };
  }, []);

  return { live: begun, place, settle };
}
