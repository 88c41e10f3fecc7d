const disturbances = ['scroll', 'wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown', 'input'];

interface CalmOptions {
  /** Not before this, ms on the page's clock. */
  dueAt: number;
  /** Not before this as long as the student has done nothing at all: there is no pause yet. As `dueAt` if left out. */
  untouchedDueAt?: number;
  /** How long nobody must have scrolled, tapped or typed, ms. */
  calmMs: number;
  target?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  now?: () => number;
}

/** A look at whether the student is in the middle of something before an overdue one comes, ms. */
const glanceMs = 150;

/**
 * Does something once, when it is due and the student neither scrolls nor types. The listening begins at once, so
 * that what happens shortly before counts. Gives a function that calls it off.
 */
export function whenCalm(
  work: () => void,
  { dueAt, untouchedDueAt = dueAt, calmMs, target = window, now = () => performance.now() }: CalmOptions,
): () => void {
  let calmAt = Math.max(untouchedDueAt, now() + glanceMs);
  let timer = setTimeout(look, calmAt - now());
  const disturb = () => {
    const expected = calmAt;
    calmAt = Math.max(dueAt, now() + calmMs);
    if (calmAt < expected) wait();
  };
  const stop = () => {
    clearTimeout(timer);
    for (const name of disturbances) target.removeEventListener(name, disturb, true);
  };
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(look, calmAt - now());
  }
  function look() {
    if (calmAt > now()) {
      wait();
      return;
    }
    stop();
    work();
  }
  for (const name of disturbances) target.addEventListener(name, disturb, { capture: true, passive: true });
  return stop;
}

/** When the page first showed something, ms on its clock; 0 where the browser does not tell. */
export function firstPaintAt(): number {
  return performance.getEntriesByType('paint')[0]?.startTime ?? 0;
}
