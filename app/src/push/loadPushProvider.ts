import type { AppConfig } from '../config.ts';
import type { PushProvider } from './PushProvider.ts';

/**
 * Loads the provider of this build: Firebase where it is configured, else the one of the local API. The condition
 * is decided at build time, so that neither carries the other.
 */
export async function loadPushProvider(config: AppConfig): Promise<PushProvider> {
  if (import.meta.env.VITE_FIREBASE_API_KEY) {
    const { createFirebaseProvider } = await import('./firebaseProvider.ts');
    return createFirebaseProvider(config);
  }
  const { createLocalProvider } = await import('./localProvider.ts');
  return createLocalProvider(config);
}
