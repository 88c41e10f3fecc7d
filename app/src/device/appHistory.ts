import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The history of the tab, in which what opens over a page is a step of its own. */
export interface AppHistory {
  /** For the router. A navigation first leaves the steps of what is open over the page. */
  router: BrowserHistory;
  /**
   * Makes what has just opened over the page a step: going back calls `onGoBack` in place of leaving the page. Gives
   * what takes the step away again; null as long as nobody has touched the page, since browsers skip such steps.
   */
  addStep(onGoBack: () => void): (() => void) | null;
}

const lostMs = 1000;

let leaveSteps: (go: () => void) => void = (go) => go();
let tab: Window | null = null;

/** Leaves the app for an address, from the page itself: going back within the tab at the same time would call it off. */
export function leaveFor(address: string): void {
  // biome-ignore lint/plugin: the sign-in page, whose address is configuration
  leaveSteps(() => (tab ?? window).location.assign(address));
}

/**
 * Writes another address into the entry of the page, from the page itself: what has just closed over it may still be
 * leaving its step. No navigation, so nobody hears of it and the visit stays the same.
 */
export function rewriteAddress(address: string): void {
  const { history } = tab ?? window;
  leaveSteps(() => history.replaceState(history.state, '', address));
}

/** Call it once, before anything else listens to the history. */
export function createAppHistory(browser: Window): AppHistory {
  const { history } = browser;
  const own = createBrowserHistory({ window: browser, v5Compat: true });
  const open: { goBack: () => void }[] = [];
  const navigations: (() => void)[] = [];
  let page = pageOf(history.state);
  let isLeaving = false;
  let timer = 0;

  function settle() {
    if (isLeaving) return;
    const surplus = depthOf(history.state) - open.length;
    if (surplus > 0) {
      isLeaving = true;
      timer = browser.setTimeout(arrive, lostMs);
      history.go(-surplus);
      return;
    }
    arrive();
    for (let depth = depthOf(history.state) + 1; depth <= open.length; depth += 1) {
      history.pushState({ ...history.state, depth }, '');
    }
  }

  function arrive() {
    isLeaving = false;
    browser.clearTimeout(timer);
    for (const navigate of navigations.splice(0)) navigate();
    page = pageOf(history.state);
  }

  // Closing one thing and opening the next belong together: the step is handed on.
  const settleSoon = () => void browser.setTimeout(settle);

  function navigate(go: () => void) {
    open.length = 0;
    navigations.push(go);
    settle();
  }

  leaveSteps = navigate;
  tab = browser;
  browser.addEventListener(
    'popstate',
    (event) => {
      const isSamePage = pageOf(history.state) === page;
      if (isSamePage) event.stopImmediatePropagation();
      // What has opened while a step was being left waits for its own.
      const isOwn = isLeaving && isSamePage;
      isLeaving = false;
      const closing = isOwn ? [] : open.splice(depthOf(history.state)).reverse();
      for (const { goBack } of closing) goBack();
      settle();
    },
    { capture: true },
  );
  settleSoon();

  const router: BrowserHistory = Object.create(own, {
    push: { value: (...to: Parameters<typeof own.push>) => navigate(() => own.push(...to)) },
    replace: { value: (...to: Parameters<typeof own.replace>) => navigate(() => own.replace(...to)) },
    go: { value: (steps: number) => navigate(() => own.go(steps)) },
  });

  return {
    router,
    addStep(goBack) {
      if (browser.navigator.userActivation?.hasBeenActive === false) return null;
      const step = { goBack };
      open.push(step);
      settleSoon();
      return () => {
        const at = open.indexOf(step);
        if (at !== -1) open.splice(at, 1);
        settleSoon();
      };
    },
  };
}

function depthOf(state: unknown): number {
  const { depth } = (state ?? {}) as { depth?: unknown };
  return typeof depth === 'number' ? depth : 0;
}

/** The same for a page and every step over it. */
function pageOf(state: unknown): string {
  const { idx, key } = (state ?? {}) as { idx?: unknown; key?: unknown };
  return `${idx} ${key}`;
}
