/** Workers of an older app at this address: each would show every push once more. */
export async function leaveOldWorkers(): Promise<void> {
  const own = await navigator.serviceWorker?.getRegistration('/');
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (registration.scope === own?.scope) continue;
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
    await registration.unregister();
  }
}
