import type { Page } from '@playwright/test';

/** Resolves once a page has shown some words, also when they are gone soon; ask before what brings them. */
export const untilSaid = (page: Page, words: string) =>
  page.waitForFunction((text) => document.body?.textContent.includes(text) ?? false, words);

/** As `untilSaid` from the next document of a page on: what it gives waits for the words, also when they are gone by then. */
export async function listenFor(page: Page, words: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((text) => {
    const listen = () => {
      if (document.body?.textContent.includes(text) ?? false) Object.assign(window, { heard: text });
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.waitForFunction((text) => (window as { heard?: string }).heard === text, words);
}
