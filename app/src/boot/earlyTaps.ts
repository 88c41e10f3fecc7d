const followedAfterMs = 1000;
/** Whoever tapped a button longer ago has stopped waiting for it. */
const lapsedAfterMs = 10_000;

/** Where something that can be tapped stands, also once the app has drawn it anew. */
interface Place {
  tag: string;
  /** The row of a list that it is in. */
  row: string | undefined;
  words: string | null;
}

/**
 * Keeps the last tap on what stands before the app has taken over, and the focus, and gives them to what takes its place.
 * A link is followed by the browser where the app takes longer.
 */
export function keepEarlyTaps(root: HTMLElement): void {
  const frame = root.querySelector('main');
  if (frame === null) return;
  let tapped: (Place & { target: HTMLElement }) | null = null;
  let focused: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (event: MouseEvent) => {
    const target = tapTarget(event);
    if (target === null) return;
    event.preventDefault();
    const isLink = target.matches('a');
    // Who taps it again waits no longer for it.
    if (isLink && target === tapped?.target) return;
    tapped = { ...placeOf(target), target };
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        tapped = null;
        if (!isLink) return;
        document.removeEventListener('click', keep, { capture: true });
        target.click();
      },
      isLink ? followedAfterMs : lapsedAfterMs,
    );
  };
  const follow = () => {
    const element = document.activeElement;
    focused = element !== null && root.contains(element) ? placeOf(element) : null;
  };

  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // What is drawn anew loses the focus too, and what waits in another window keeps it.
    queueMicrotask(() => {
      if ((target as Element).isConnected && document.activeElement !== target) focused = null;
    });
  };

  document.addEventListener('click', keep, { capture: true });
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', forget);
  const observer = new MutationObserver(() => {
    if (frame.isConnected) return;
    observer.disconnect();
    document.removeEventListener('click', keep, { capture: true });
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', forget);
    clearTimeout(timer);
    if (focused !== null && document.activeElement === document.body) {
      find(root, focused)?.focus({ preventScroll: true });
    }
    const again = tapped;
    // What no longer stands still leads where it led: a link does so by itself.
    if (again !== null) setTimeout(() => (find(root, again) ?? again.target).click());
  });
  observer.observe(root, { childList: true });
}

/** The link or button that a plain click is for; null where the browser is to do as always. */
function tapTarget(event: MouseEvent): HTMLElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const target = isPlain ? (event.target as Element).closest<HTMLElement>('#root a, #root button') : null;
  return target?.matches('[target], .late *') ? null : target;
}

function placeOf(element: Element): Place {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const shown = `${element.querySelector('img')?.alt ?? ''}${element.textContent}`;
  return { tag: element.tagName, row, words: element.getAttribute('aria-label') ?? shown };
}

function find(root: HTMLElement, { tag, row, words }: Place): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(tag)].find((element) => {
    const place = placeOf(element);
    return place.row === row && (row !== undefined || place.words === words);
  });
}
