import type { ScrollPlace } from './scrollPlaces.ts';

const rows = 'main [data-row]';
const giveUpAfterMs = 2000;
/** What the student moves a page with. */
export const ownMovements = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Reads where the page is: once, between two frames, when its layout stands. `tapped` is what the student has just
 * tapped: its row is the one to come back to, else the first on the screen.
 */
export function readPlace(tapped?: EventTarget | null): ScrollPlace {
  const y = Math.round(window.scrollY);
  if (y === 0) return { y };
  const own = tapped instanceof Element ? tapped.closest<HTMLElement>(rows) : null;
  for (const element of own === null ? document.querySelectorAll<HTMLElement>(rows) : [own]) {
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
  // On a screen that became lower the row would stand below its end.
  const wanted = top < window.innerHeight * 0.8 ? top : window.innerHeight / 2;
  window.scrollBy(0, element.getBoundingClientRect().top - wanted);
  return Math.abs(element.getBoundingClientRect().top - wanted) <= 1;
}
