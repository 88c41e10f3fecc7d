import { useEffect, useState } from 'react';

/** True once `active` has been true for `delayMs` without a break. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [active, delayMs]);
  return active && isDue;
}
