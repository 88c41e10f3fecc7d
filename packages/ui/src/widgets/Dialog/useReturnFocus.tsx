import { useLayoutEffect, useRef } from 'react';

/** For a Radix dialog without a trigger: gives the focus back to what had it when the dialog opened. */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) origin.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
}
