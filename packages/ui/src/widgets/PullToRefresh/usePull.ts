import { useEffect, useEffectEvent, useState } from 'react';
import { isZoomed } from '../../touch/isZoomed.ts';

/** How far a finger must pull to refresh, px. */
export const pullPx = 96;
/** What lies over the page, and the suggestions of a search, which scroll by themselves. */
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], search';

/** How far a finger has pulled the page down from its top, px; 0 while it does not. A pull that was long enough is reported. */
export function usePull(onPull: () => void): number {
  const [pulledPx, setPulledPx] = useState(0);
  const finish = useEffectEvent(onPull);

  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    let pulled = 0;
    const set = (px: number) => {
      if (px === pulled) return;
      pulled = px;
      setPulledPx(px);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isFree = !isZoomed() && !(target instanceof Element && target.closest(overlay) !== null);
      const isPull = touch !== undefined && touches.length === 1 && window.scrollY <= 0 && isFree;
      start = isPull ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (start === null || touch === undefined) return;
      const down = touch.clientY - start.y;
      const isAside = Math.abs(touch.clientX - start.x) > Math.abs(down);
      if (touches.length > 1 || window.scrollY > 0 || (isAside && pulled === 0)) {
        start = null;
        return set(0);
      }
      set(Math.max(0, down));
    };
    const end = () => {
      if (start !== null && pulled >= pullPx) finish();
      start = null;
      set(0);
    };
    const cancel = () => {
      start = null;
      set(0);
    };
    const passive = { passive: true };
    window.addEventListener('touchstart', begin, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end, passive);
    window.addEventListener('touchcancel', cancel, passive);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', cancel);
    };
  }, []);
  return pulledPx;
}
