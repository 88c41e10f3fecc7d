import { logFailure } from '../log.ts';

const keptCaches = /^workbox-precache/;
const keptDatabases = /^firebase/;

/**
 * Deletes what the browser keeps of a person beside the session's keys: caches, databases and the number on the
 * app's icon. The shell stays, and the push provider's registration, which belongs to the device. Never rejects.
 */
export async function forgetPerson(): Promise<void> {
  const tasks = [forgetCaches, forgetDatabases, forgetBadge].map(async (forget) => {
    try {
      await forget();
    } catch (error) {
      logFailure(forget.name, error);
    }
  });
  await Promise.all(tasks);
}

async function forgetCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !keptCaches.test(name)).map((name) => caches.delete(name)));
}

async function forgetDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined' || typeof indexedDB.databases !== 'function') return;
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && !keptDatabases.test(name)) indexedDB.deleteDatabase(name);
  }
}

async function forgetBadge(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}
