let start: HTMLElement | null = null;

/** Notes what every page starts below; it comes with what may stand above. */
export function notePageStart(element: HTMLElement | null): void {
  start = element;
}

/** How tall what stands above every page is, as the line of a lost connection, CSS px. */
export function pageTop(): number {
  return start?.offsetTop ?? 0;
}
