import { emptyPagesInARow } from '@campus-bell/domain/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What {@link useEndlessLoading} watches. */
export interface EndlessLoading {
  rowCount: number;
  /** There is a next page and nothing is on its way or failed. */
  canLoad: boolean;
  isLoading: boolean;
  loadNext(): void;
}

/**
 * Loads the next page once each time the sentinel is fully visible (SE-4). Pages that bring no new row are
 * loaded on for a while; after {@link emptyPagesInARow} of them it stops and the reader decides.
 */
export function useEndlessLoading({ rowCount, canLoad, isLoading, loadNext }: EndlessLoading): {
  sentinel: RefObject<HTMLDivElement | null>;
  isStalled: boolean;
  resume(): void;
} {
  const sentinel = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState({ rowCount, isLoading, emptyPages: 0 });
  if (progress.isLoading !== isLoading || (!isLoading && progress.rowCount !== rowCount)) {
    const hasGrown = progress.rowCount !== rowCount;
    const cameEmpty = progress.isLoading && !isLoading && canLoad && !hasGrown;
    setProgress({
      rowCount,
      isLoading,
      emptyPages: hasGrown ? 0 : progress.emptyPages + (cameEmpty ? 1 : 0),
    });
  }
  const isStalled = progress.emptyPages >= emptyPagesInARow;

  const isArmed = canLoad && !isStalled;
  useEffect(() => {
    const target = sentinel.current;
    if (!isArmed || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if ((entries.at(-1)?.intersectionRatio ?? 0) < 1) return;
        observer.disconnect();
        loadNext();
      },
      { threshold: 1 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isArmed, loadNext]);

  const resume = () => {
    setProgress({ ...progress, emptyPages: 0 });
    loadNext();
  };
  return { sentinel, isStalled, resume };
}
