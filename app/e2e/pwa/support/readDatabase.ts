import type { Page } from '@playwright/test';

/** The records of a store of the page's databases by their keys; empty while it does not exist, and never made by asking. */
export function readDatabase(
  page: Page,
  name: string,
  store: string,
): Promise<{ key: string; value: Record<string, unknown> }[]> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      const known = (await indexedDB.databases()).some((each) => each.name === databaseName);
      if (!known) return [];
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open(databaseName));
      try {
        if (!database.objectStoreNames.contains(storeName)) return [];
        const records = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
        return keys.map((key, at) => ({ key: String(key), value: values[at] as Record<string, unknown> }));
      } finally {
        database.close();
      }
    },
    [name, store] as const,
  );
}
