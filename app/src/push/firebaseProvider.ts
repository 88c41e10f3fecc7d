import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import type { AppConfig } from '../config.ts';
import type { PushProvider } from './PushProvider.ts';

/** Firebase Cloud Messaging. Its worker code is not used: our worker shows the pushes, this only keeps the token. */
export function createFirebaseProvider({ firebase }: AppConfig): PushProvider {
  if (firebase === null) throw new Error('Firebase is not configured');
  const { vapidKey, ...options } = firebase;
  const messaging = getMessaging(initializeApp(options));

  const currentToken: PushProvider['currentToken'] = (serviceWorkerRegistration) =>
    getToken(messaging, { vapidKey, serviceWorkerRegistration });

  async function deleteKept(registration: ServiceWorkerRegistration): Promise<void> {
    // Without it `deleteToken` registers a worker of its own; only `getToken`, which may fetch a token, sets it.
    Object.assign(messaging, { swRegistration: registration });
    try {
      await deleteToken(messaging);
    } catch (error) {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      throw error;
    }
  }

  return {
    currentToken,
    async freshToken(registration, known) {
      // Without its subscription the old token reaches nobody, and the provider gives another one.
      await deleteKept(registration).catch(() => undefined);
      return currentToken(registration, known);
    },
    dropToken: deleteKept,
  };
}
