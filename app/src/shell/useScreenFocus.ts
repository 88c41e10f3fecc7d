import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const giveUpAfterMs = 10_000;

/**
 * Moves the focus to the title of a screen that a navigation opened, so that a screen reader says where the student
 * is and Tab starts there. Titles come late and change once the content is there; a student who goes on first is not
 * pulled back, and neither is one whose focus stands on what stays, as on a tab of the bottom navigation. Not on the
 * first screen: the browser reads that.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    focusTitle();
    const observer = new MutationObserver(focusTitle);
    const timer = setTimeout(() => stop(), giveUpAfterMs);
    const events = ['keydown', 'pointerdown'] as const;
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, stop);
    }
    observer.observe(document.body, { childList: true, subtree: true });
    for (const event of events) window.addEventListener(event, stop);
    return stop;
  }, [pathname]);
}

function focusTitle() {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // What is not drawn is no title of a screen: the page around the app may have some, as Storybook's has.
  const title = [...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);
  if (title === undefined) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
