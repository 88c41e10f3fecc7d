import type { Page } from '@playwright/test';

/** Resolves once a page has shown some words, also when they are gone soon; ask before what brings them. */
export const untilSaid = (page: Page, words: string) => page.waitForFunction(isSaid, words);

/** As `untilSaid` from the next document of a page on: what it gives waits for the words, also when they are gone by then. */
export async function listenFor(page: Page, words: string): Promise<() => Promise<unknown>> {
  await page.addInitScript(
    `new MutationObserver(() => {
      if ((${isSaid})(${JSON.stringify(words)})) window.heard = ${JSON.stringify(words)};
    }).observe(document, { subtree: true, childList: true, characterData: true });`,
  );
  return () => page.waitForFunction((text) => (window as { heard?: string }).heard === text, words);
}

/** Runs in the page. All words of the app stand in one of its scripts, which says nothing to anybody. */
function isSaid(words: string): boolean {
  const shown = [...(document.body?.children ?? [])].filter(({ localName }) => localName !== 'script');
  return shown.some(({ textContent }) => textContent.includes(words));
}
