import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { shield } from './shield.ts';

/**
 * For a control that goes away with its row: once the function given back has said that it will, its place stays
 * inert for a moment after it went, so that a second tap does not reach what moves there.
 */
export function useInertAfter(control: RefObject<HTMLElement | null>): () => void {
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (isLeaving.current && element !== null) shield(element.getBoundingClientRect());
    };
  }, [control]);
  return useCallback(() => {
    isLeaving.current = true;
  }, []);
}
