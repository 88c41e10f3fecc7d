import { type RefObject, useLayoutEffect } from 'react';
import { shield, shieldLastTap, shieldWindow } from './shield.ts';

/** For what opens over the page: a tap that follows its opening or closing too soon does nothing. */
export function useOverlayShield(isOpen: boolean, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    shieldWindow();
    return () => {
      if (frame.current !== null) shield(frame.current.getBoundingClientRect());
      shieldLastTap();
    };
  }, [isOpen, frame]);
}
