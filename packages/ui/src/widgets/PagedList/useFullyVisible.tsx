import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onVisible` once whenever the element is fully visible while `isArmed`; armed anew, it looks again. */
export function useFullyVisible(isArmed: boolean, onVisible: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!isArmed || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if ((entries.at(-1)?.intersectionRatio ?? 0) < 1) return;
        observer.disconnect();
        onVisible();
      },
      { threshold: 1 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isArmed, onVisible]);
  return element;
}
