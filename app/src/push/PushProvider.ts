import type { AppConfig } from '../config.ts';

/** Where this device's push token comes from; the rest of the app knows no provider by name. */
export interface PushProvider {
  /**
   * The token of this device. May never settle, and rejects with anything: callers bound the wait.
   * @param known the token stored last, for a provider that confirms tokens instead of keeping them
   */
  fetchToken(registration: ServiceWorkerRegistration, known: string | null): Promise<string>;
  /** Brings pushes to the worker while the app is open, for a provider without a push service; gives its stop. */
  deliver?(registration: ServiceWorkerRegistration, token: string): () => void;
}

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
