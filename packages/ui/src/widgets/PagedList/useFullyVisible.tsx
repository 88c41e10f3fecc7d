import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SentinelProps } from './ListFrame.tsx';

/** How far below the screen the end of a list may be for the next page to be asked for, in screens. */
const ahead = '150%';

/**
 * Calls `onVisible` once whenever the element is fully visible while `isArmed`; armed anew or with another `content`
 * above, it looks again: on a busy phone a page can be there before the list has heard that it was asked for, and was
 * armed all the while. Once the student has begun to scroll, one and a half screens below the screen count as visible
 * (SE-4).
 */
export function useFullyVisible({
  isArmed,
  content,
  onVisible,
}: Omit<SentinelProps, 'className'>): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const hasScrolled = useHasScrolled();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is looked at anew.
  useEffect(() => {
    const target = element.current;
    if (!isArmed || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if ((entries.at(-1)?.intersectionRatio ?? 0) < 1) return;
        observer.disconnect();
        onVisible();
      },
      { threshold: 1, rootMargin: `0px 0px ${hasScrolled ? ahead : '0px'} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isArmed, content, onVisible, hasScrolled]);
  return element;
}

function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const look = () => setHasScrolled(window.scrollY > 0);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [hasScrolled]);
  return hasScrolled;
}
