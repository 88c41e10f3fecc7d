import { initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { AppConfig } from '../config.ts';
import type { PushProvider } from './PushProvider.ts';

/** Firebase Cloud Messaging. Its worker code is not used: our worker shows the pushes, this only fetches the token. */
export function createFirebaseProvider({ firebase }: AppConfig): PushProvider {
  if (firebase === null) throw new Error('Firebase is not configured');
  const { vapidKey, ...options } = firebase;
  const messaging = getMessaging(initializeApp(options));
  return {
    fetchToken: (serviceWorkerRegistration) => getToken(messaging, { vapidKey, serviceWorkerRegistration }),
  };
}
