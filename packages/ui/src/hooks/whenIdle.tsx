/** Does something when the page has time for it, within 2 s or what is given. */
export function whenIdle(work: () => void, timeout = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout });
  else setTimeout(work, 200);
}
