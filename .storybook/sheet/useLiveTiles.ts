import { useCallback, useEffect, useRef, useState } from 'react';
import { liveTiles } from './liveTiles.ts';

const restMs = 120;

/** Which of the tiles are live, told anew once scrolling rests; `place` is the ref of a tile. */
export function useLiveTiles() {
  const elements = useRef(new Map<string, HTMLElement>());
  const [live, setLive] = useState<ReadonlySet<string>>(new Set());

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

  const place = useCallback((id: string, element: HTMLElement) => {
    elements.current.set(id, element);
    return () => {
      elements.current.delete(id);
    };
  }, []);

  return { live, place };
}
