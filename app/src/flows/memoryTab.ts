/**
 * A tab whose history and address are its own, so that the app in it leaves the page around it alone.
 * @param leave what happens to an address that the app leaves for
 */
export function createMemoryTab(start: string, leave: (address: string) => void): Window {
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(start, location.origin) }];
  const popped = new EventTarget();
  let at = 0;
  const here = () => entries[at] as { state: unknown; url: URL };
  const entry = (state: unknown, to: string | URL = here().url) => ({
    state: structuredClone(state),
    url: new URL(to, here().url),
  });
  const history = {
    get state() {
      return here().state;
    },
    pushState: (state: unknown, _unused: string, to?: string) => {
      entries.splice(at + 1, entries.length, entry(state, to));
      at += 1;
    },
    replaceState: (state: unknown, _unused: string, to?: string) => {
      entries[at] = entry(state, to);
    },
    go: (steps: number) =>
      void setTimeout(() => {
        if (steps === 0 || entries[at + steps] === undefined) return;
        at += steps;
        popped.dispatchEvent(new Event('popstate'));
      }),
  };
  return {
    history,
    get location() {
      return Object.assign(new URL(here().url), { assign: leave });
    },
    // Somebody is there to touch the page.
    navigator: { userActivation: { hasBeenActive: true } },
    addEventListener: popped.addEventListener.bind(popped),
    removeEventListener: popped.removeEventListener.bind(popped),
    setTimeout: (work: () => void, ms?: number) => setTimeout(work, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Window;
}
