import { writeNote } from './deviceNotes.ts';

/**
 * What was shown to the former member is put away, and what they asked for is forgotten. Where nobody else is signed in
 * by now, the worker is told.
 */
export async function leaveDevice({ isSomebodyNext }: { isSomebodyNext: boolean }): Promise<void> {
  const told = await Promise.allSettled([closeAll(), forgetMember(isSomebodyNext)]);
  for (const each of told) if (each.status === 'rejected') throw each.reason;
}

async function forgetMember(isSomebodyNext: boolean): Promise<void> {
  // A browser without a database has kept no notes.
  if (typeof indexedDB === 'undefined') return;
  if (!isSomebodyNext) await writeNote('signedIn', false);
  await writeNote('wantsLike', null);
}

async function closeAll(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
}
