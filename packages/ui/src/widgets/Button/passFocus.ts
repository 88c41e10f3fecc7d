import type { RefCallback } from 'react';

/** A ref for a control that may go while it has the focus, which then goes on to what `heir` finds. Made once, outside of what is drawn. */
export function passFocus(
  heir: (control: HTMLElement) => HTMLElement | null | undefined,
): RefCallback<HTMLElement> {
  return (control) => () => {
    if (control !== null && control === document.activeElement) heir(control)?.focus({ preventScroll: true });
  };
}
