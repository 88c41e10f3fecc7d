import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppHistory, rewriteAddress } from './appHistory.ts';

/** As much of a tab as a history needs; going back takes a while, as in a browser. */
function createTab() {
  const entries: { state: unknown; address: string }[] = [{ state: null, address: '/' }];
  let at = 0;
  const listeners: ((event: Event) => void)[] = [];
  const addressNow = () => entries[at]?.address ?? '';
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _title: string, address = addressNow()) {
      entries.splice(at + 1, entries.length, { state, address });
      at += 1;
    },
    replaceState(state: unknown, _title: string, address = addressNow()) {
      entries[at] = { state, address };
    },
    go(steps: number) {
      setTimeout(() => {
        at += steps;
        let isStopped = false;
        const event = { stopImmediatePropagation: () => (isStopped = true) } as unknown as Event;
        for (const listener of listeners) if (!isStopped) listener(event);
      }, 20);
    },
  };
  const tab = {
    history,
    location: {
      pathname: '/',
      search: '',
      hash: '',
      origin: 'https://app.example',
      href: 'https://app.example/',
    },
    navigator: { userActivation: { hasBeenActive: true } },
    document: {},
    setTimeout: (...rest: Parameters<typeof setTimeout>) => setTimeout(...rest),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: (_type: string, listener: (event: Event) => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  return {
    window: tab as unknown as Window,
    activation: tab.navigator.userActivation,
    length: () => at + 1,
    addressNow,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(100);

test('going back closes the topmost, and the router does not hear of it', async () => {
  const tab = createTab();
  const { router, addStep } = createAppHistory(tab.window);
  const heard = vi.fn();
  router.listen(heard);
  const closed: string[] = [];
  addStep(() => closed.push('panel'));
  addStep(() => closed.push('menu'));
  await settled();
  expect(tab.length()).toBe(3);
  tab.window.history.go(-1);
  await settled();
  expect(closed).toEqual(['menu']);
  tab.window.history.go(-1);
  await settled();
  expect(closed).toEqual(['menu', 'panel']);
  expect(heard).not.toHaveBeenCalled();
});

test('what is closed by hand leaves its step; what opens meanwhile is not closed by that', async () => {
  const tab = createTab();
  const { addStep } = createAppHistory(tab.window);
  const takeAway = addStep(vi.fn());
  await settled();
  takeAway?.();
  await vi.advanceTimersByTimeAsync(10);
  const close = vi.fn();
  addStep(close);
  await settled();
  expect(close).not.toHaveBeenCalled();
  expect(tab.length()).toBe(2);
});

test('closing one thing and opening the next hands the step on', async () => {
  const tab = createTab();
  const { addStep } = createAppHistory(tab.window);
  const takeAway = addStep(vi.fn());
  await settled();
  const go = vi.spyOn(tab.window.history, 'go');
  takeAway?.();
  addStep(vi.fn());
  await settled();
  expect(go).not.toHaveBeenCalled();
  expect(tab.length()).toBe(2);
});

test('a navigation leads from the page, once the steps over it are left', async () => {
  const tab = createTab();
  const { router, addStep } = createAppHistory(tab.window);
  addStep(vi.fn());
  await settled();
  router.push('/guide');
  expect(tab.length()).toBe(2);
  await settled();
  expect(tab.length()).toBe(2);
  expect(tab.window.history.state).toMatchObject({ idx: 1 });
  expect(tab.window.history.state).not.toHaveProperty('depth');
});

test('an address that is written anew right after something closed is that of the page', async () => {
  const tab = createTab();
  vi.stubGlobal('window', tab.window);
  const { router, addStep } = createAppHistory(tab.window);
  const heard = vi.fn();
  router.listen(heard);
  const takeAway = addStep(vi.fn());
  await settled();
  takeAway?.();
  rewriteAddress('/notification?tab=keyword');
  await settled();
  expect(tab.length()).toBe(1);
  expect(tab.addressNow()).toBe('/notification?tab=keyword');
  expect(heard).not.toHaveBeenCalled();
});

test('no step before the first touch', () => {
  const tab = createTab();
  tab.activation.hasBeenActive = false;
  expect(createAppHistory(tab.window).addStep(vi.fn())).toBeNull();
});
