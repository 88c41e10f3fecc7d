import type { ScrollPlace } from './scrollPlaces.ts';

const giveUpAfterMs = 2000;
const ownMovements = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Reads where the page is: once, between two frames, when its layout stands. */
export function readPlace(): ScrollPlace {
  const y = Math.round(window.scrollY);
  if (y === 0) return { y };
  for (const element of document.querySelectorAll<HTMLElement>('main [data-row]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { y, row: element.dataset.row ?? '', top };
  }
  return { y };
}

/**
 * Scrolls to a place: to the row where there is one, so that other widths and text sizes do no harm, else as far down
 * as the page reaches, again whenever it grows, until the student moves it or it stands still. Gives the function that ends it.
 */
export function scrollToPlace(place: ScrollPlace): () => void {
  if (isReached(place)) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (isReached(place)) stop();
    else wait();
  });
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(stop, giveUpAfterMs);
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ownMovements) window.removeEventListener(event, stop);
  }
  wait();
  observer.observe(document.body);
  for (const event of ownMovements) window.addEventListener(event, stop, { passive: true });
  return stop;
}

function isReached({ y, row, top = 0 }: ScrollPlace): boolean {
  const element = row === undefined ? null : document.querySelector(`main [data-row="${CSS.escape(row)}"]`);
  if (element === null) {
    window.scrollTo(0, y);
    return window.scrollY >= y;
  }
  window.scrollBy(0, element.getBoundingClientRect().top - top);
  return Math.abs(element.getBoundingClientRect().top - top) <= 1;
}
