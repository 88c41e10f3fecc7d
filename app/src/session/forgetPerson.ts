import { forgetSavedAnswers, savedAnswersDatabase } from '../device/answersDatabase.ts';
import { logFailure } from '../log.ts';

const keptCaches = /^workbox-precache/;
const keptDatabases = /^(firebase|campus-bell-device$)/;

/**
 * Deletes what the browser keeps of a person beside the session's keys: caches, databases, shown notifications and the
 * number on the app's icon. The shell stays, and what belongs to the device: its own notes and the push provider's,
 * which drops the token itself. Never rejects.
 */
export async function forgetPerson({ isSomebodyNext } = { isSomebodyNext: false }): Promise<void> {
  const tasks = [forgetCaches, forgetDatabases, forgetBadge, forgetPushes].map(async (forget) => {
    try {
      await forget(isSomebodyNext);
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
  forgetSavedAnswers();
  if (typeof indexedDB === 'undefined' || typeof indexedDB.databases !== 'function') return;
  for (const { name } of await indexedDB.databases()) {
    const isLeft = name !== undefined && name !== savedAnswersDatabase && !keptDatabases.test(name);
    if (isLeft) indexedDB.deleteDatabase(name);
  }
}

async function forgetPushes(isSomebodyNext: boolean): Promise<void> {
  await (await import('../device/leaveDevice.ts')).leaveDevice({ isSomebodyNext });
}

async function forgetBadge(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}
