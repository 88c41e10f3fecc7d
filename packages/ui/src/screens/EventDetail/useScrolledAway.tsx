import { type RefCallback, useCallback, useState } from 'react';

const headerPx = 56;

/** Whether an element has been scrolled up, under the page's header. */
export function useScrolledAway(): [ref: RefCallback<HTMLElement>, isAway: boolean] {
  const [isAway, setIsAway] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined)
          setIsAway(!entry.isIntersecting && entry.boundingClientRect.bottom <= headerPx);
      },
      { root: element.ownerDocument, rootMargin: `-${headerPx}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isAway];
}
