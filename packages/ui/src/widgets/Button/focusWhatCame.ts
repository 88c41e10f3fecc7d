import type { RefCallback } from 'react';

const lists = () => all('section[aria-busy]');
const landmarks = () => all('h1, h2, [data-row] a');

/**
 * A ref for a retry, which goes when what it asked for is there: the focus it had goes on to the list that came, else
 * to the heading or the row that stood before it.
 */
export const focusWhatCame: RefCallback<HTMLElement> = (control) => () => {
  if (control === null || control !== document.activeElement) return;
  const stood = lists();
  const isBefore = (mark: Element) =>
    (mark.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // A title may be going as well: another one takes its place.
  const at = Math.max(0, landmarks().filter(isBefore).length - 1);
  // What comes stands once all of the drawing is done.
  queueMicrotask(() => {
    const heir = lists().find((list) => !stood.includes(list)) ?? landmarks()[at];
    if (heir === undefined || document.activeElement !== document.body) return;
    if (!heir.matches('a')) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  });
};

/** Those that are shown: nothing else takes the focus. */
function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one.getClientRects().length > 0,
  );
}
