/** What a measured page says of itself. */
export interface PageFigures {
  fcp: number;
  lcp: number;
  cls: number;
  /** End of the last long task before a second without one, and not before the first paint. */
  ready: number;
}

export interface Probe {
  figures(): PageFigures;
  /** Resolves with the time since the navigation at which all texts stand. */
  untilTexts(texts: readonly string[]): Promise<number>;
  /** When the texts stood that the document was to look for. */
  watched: Promise<number>[];
  /** When a finger last left the screen. */
  lastTap: number;
  longFrames: number;
  stopScroll(): void;
  scrollDown(): void;
  /** Top of the row with this title; null where it does not stand. */
  topOf(title: string): number | null;
  /** Whether a text that begins so is what one sees at its place: on the screen, and nothing lies over it. */
  isSeen(title: string): boolean;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every measured page before its own scripts. Stands alone: it is sent as text. */
export function installProbe(): void {
  let fcp = Number.NaN;
  let lcp = Number.NaN;
  let cls = 0;
  const longTasks: PerformanceEntry[] = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) cls += shift.value;
  });
  watch('longtask', (entry) => longTasks.push(entry));

  function readyAt(): number {
    let ready = fcp;
    for (const { startTime, duration } of longTasks) {
      if (startTime > ready + 1000) break;
      ready = Math.max(ready, startTime + duration);
    }
    return ready;
  }

  let isScrolling = false;
  let lastFrame = 0;
  function step(now: number) {
    if (!isScrolling) return;
    if (lastFrame > 0 && now - lastFrame > 50) probe.longFrames += 1;
    lastFrame = now;
    window.scrollBy(0, 240);
    requestAnimationFrame(step);
  }

  function textsOf(title: string): Element[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Element[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (textContent?.startsWith(title) && parentElement !== null) found.push(parentElement);
    }
    return found;
  }

  const probe: Probe = {
    figures: () => ({ fcp, lcp, cls, ready: readyAt() }),
    untilTexts: (texts) =>
      new Promise((resolve) => {
        const look = () => {
          const text = document.body?.textContent ?? '';
          if (texts.every((one) => text.includes(one))) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    watched: [],
    lastTap: Number.NaN,
    longFrames: 0,
    scrollDown() {
      isScrolling = true;
      lastFrame = 0;
      requestAnimationFrame(step);
    },
    stopScroll() {
      isScrolling = false;
    },
    topOf: (title) => textsOf(title)[0]?.getBoundingClientRect().top ?? null,
    isSeen: (title) =>
      textsOf(title).some((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width <= 1 || top < 0 || top + height / 2 > window.innerHeight) return false;
        // What is inert is not touched itself, but what holds it is.
        return document.elementFromPoint(left + 4, top + height / 2)?.contains(element) === true;
      }),
  };
  window.addEventListener(
    'pointerup',
    (event) => {
      probe.lastTap = event.timeStamp;
    },
    { capture: true },
  );
  window.probe = probe;
}
