import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { visitStorage } from '../session/safeStorage.ts';

const storageKey = 'scrollPositions';
const giveUpAfterMs = 2000;

/**
 * Puts the page where it was when the student comes back, and on top when a new one opens (FR-9). Lists come
 * back from the cache, but late: the place is taken as soon as the page has grown tall enough. A place is named by
 * its address too: the first entry of every visit of a tab has the same key.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const navigationType = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (navigationType === 'REPLACE') return;
    const target = navigationType === 'POP' ? (positions()[place] ?? 0) : 0;
    return scrollWhenTallEnough(target);
  }, [place, navigationType]);

  useLayoutEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        visitStorage.set(storageKey, JSON.stringify({ ...positions(), [place]: Math.round(window.scrollY) }));
      });
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [place]);
}

function positions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(visitStorage.get(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function scrollWhenTallEnough(target: number): (() => void) | undefined {
  window.scrollTo(0, target);
  if (window.scrollY >= target) return undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (window.scrollY >= target) stop();
  });
  const timer = setTimeout(() => stop(), giveUpAfterMs);
  const events = ['wheel', 'touchstart', 'keydown'] as const;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  }
  observer.observe(document.body);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  return stop;
}
