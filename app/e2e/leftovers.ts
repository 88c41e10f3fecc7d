import type { Page } from '@playwright/test';

/** Everything that a page can find of somebody, in one text for each place. */
export type Leftovers = Record<
  'local' | 'session' | 'databases' | 'caches' | 'notifications' | 'document' | 'entry',
  string
>;

/** Reads every store that a page has, what it shows, and the entry of the history that it stands on. */
export function leftoversOf(page: Page): Promise<Leftovers> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });

    async function databases(): Promise<string> {
      const found: unknown[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const records = database.transaction(store).objectStore(store);
          found.push(name, store, await done(records.getAllKeys()), await done(records.getAll()));
        }
        database.close();
      }
      return JSON.stringify(found);
    }

    async function cached(): Promise<string> {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const isShell = name.startsWith('workbox-precache');
          found.push(name, request.url, isShell ? '' : ((await (await cache.match(request))?.text()) ?? ''));
        }
      }
      return found.join('\n');
    }

    async function notifications(): Promise<string> {
      const registration = await navigator.serviceWorker.getRegistration();
      const shown = (await registration?.getNotifications()) ?? [];
      return JSON.stringify(shown.map(({ title, body, tag, data }) => ({ title, body, tag, data })));
    }

    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      databases: await databases(),
      caches: await cached(),
      notifications: await notifications(),
      document: [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n'),
      entry: JSON.stringify([history.state, window.name, document.cookie, decodeURIComponent(location.href)]),
    };
  });
}

/** Where which of the words stand, as they are or encoded for an address, as `local: kim@…`. */
export function foundIn(leftovers: Leftovers, words: readonly string[]): string[] {
  return Object.entries(leftovers).flatMap(([place, text]) => {
    const once = decoded(text);
    const texts = [text, once, decoded(once)];
    return words
      .filter((word) => texts.some((each) => each.includes(word)))
      .map((word) => `${place}: ${word}`);
  });
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
