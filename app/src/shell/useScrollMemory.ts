import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPlace, placeName, placeOf, type ScrollPlace } from './scrollPlaces.ts';
import { ownMovements, readPlace, scrollToPlace } from './scrollToPlace.ts';

/** Longer than the end of a list waits for its next page: a student who reads stops for longer. */
const restMs = 500;
/** The app has drawn its first page. */
let isOpen = false;
/** Of the screen, when it was last looked at: to ask for it lays the page out. */
let width = 0;

/**
 * Puts the page where it was when the student comes back, and on top when a new one opens (FR-9). The place is read
 * when a scroll has come to rest and before what may lead away, never while scrolling: that would lay the page out
 * at every frame.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const name = placeName(key, `${pathname}${search}`);
  const navigationType = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const hasOpened = isOpen;
    isOpen = true;
    if (navigationType === 'REPLACE') return;
    const kept = navigationType === 'POP' ? placeOf(name) : null;
    // Who read on before the app was there stays where they are.
    if (kept === null && !hasOpened) return;
    return scrollToPlace(kept ?? { y: 0 });
  }, [name, navigationType]);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let restsAt = 0;
    let isMoved = false;
    const onMove = () => {
      isMoved = true;
    };
    const keep = (event?: Event) => {
      const tapped = event?.type === 'click' ? event.target : null;
      if (timer === undefined && tapped === null) return;
      clearTimeout(timer);
      timer = undefined;
      isMoved = false;
      keepPlace(name, readPlace(tapped));
    };
    const look = () => {
      const early = restsAt - performance.now();
      if (early > 0) timer = setTimeout(look, early);
      else keep();
    };
    // At every frame of a scroll: one timer for all of them.
    const onScroll = () => {
      restsAt = performance.now() + restMs;
      timer ??= setTimeout(look, restMs);
    };
    width ||= window.innerWidth;
    let stopTurning: () => void = () => undefined;
    const onResize = () => {
      const place = placeOf(name);
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      stopTurning();
      if (!(isMoved && timer !== undefined) && place !== null && place.y > 0)
        stopTurning = keepInPlace(place);
    };
    const leaving = { capture: true } as const;
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    for (const event of ownMovements) window.addEventListener(event, onMove, { passive: true });
    for (const event of ['click', 'popstate', 'pagehide']) window.addEventListener(event, keep, leaving);
    return () => {
      clearTimeout(timer);
      stopTurning();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
      for (const event of ownMovements) window.removeEventListener(event, onMove);
      for (const event of ['click', 'popstate', 'pagehide']) window.removeEventListener(event, keep, leaving);
    };
  }, [name]);
}

/** Rows that turned are measured within the next frame, and the room of the others with them. */
function keepInPlace(place: ScrollPlace): () => void {
  let stop = scrollToPlace(place);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      stop();
      stop = scrollToPlace(place);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
