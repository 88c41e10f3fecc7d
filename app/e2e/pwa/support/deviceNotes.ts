import type { Page } from '@playwright/test';

/** Writes a note of the device, as the app does for its worker. */
export const writeNote = (page: Page, name: string, value: unknown) =>
  page.evaluate(useNote, [name, value] as const);

/** What the device notes under a name. */
export const readNote = (page: Page, name: string) => page.evaluate(useNote, [name] as const);

/** Runs in the page. Writes the value where one is given. */
async function useNote([name, value]: readonly [name: string, value?: unknown]): Promise<unknown> {
  const opening = indexedDB.open('campus-bell-device', 1);
  await new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('notes');
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const notes = opening.result.transaction('notes', 'readwrite').objectStore('notes');
  const asked = value === undefined ? notes.get(name) : notes.put(value, name);
  const answer = await new Promise((resolve) => {
    asked.onsuccess = () => resolve(asked.result);
  });
  opening.result.close();
  return answer;
}
