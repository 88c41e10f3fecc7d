import { writeNote } from './deviceNotes.ts';

/** Nobody is signed in any more: the worker is told, and what was shown to the former member is put away. */
export async function leaveDevice(): Promise<void> {
  const [told] = await Promise.allSettled([
    writeNote('signedIn', false),
    closeAll(),
    writeNote('wantsLike', null),
  ]);
  if (told.status === 'rejected') throw told.reason;
}

async function closeAll(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
}
