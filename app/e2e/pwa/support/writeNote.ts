import type { Page } from '@playwright/test';

/** Writes a note of the device, as the app does for its worker. */
export const writeNote = (page: Page, name: string, value: unknown) =>
  page.evaluate(
    async ([key, note]) => {
      const opening = indexedDB.open('campus-bell-device', 1);
      await new Promise((resolve, reject) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore('notes');
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const notes = opening.result.transaction('notes', 'readwrite').objectStore('notes');
      await new Promise((resolve) => {
        notes.put(note, key).onsuccess = resolve;
      });
      opening.result.close();
    },
    [name, value] as const,
  );
