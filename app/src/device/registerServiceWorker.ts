import { firstScreenHeadStartMs } from '@campus-bell/domain/limits';
import { logFailure } from '../log.ts';

const workerPath = '/service-worker.js';

/**
 * Registers the service worker once the page has loaded (FR-7). On a first visit, where it fetches the whole app, the
 * first screen comes first.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const isFirstVisit = navigator.serviceWorker.controller === null;
  if (isFirstVisit) await new Promise((resolve) => setTimeout(resolve, firstScreenHeadStartMs));
  await registerNow();
}

let registered: Promise<void> | null = null;

/** Registers the worker for who needs it now; once, whoever asks. Without support or in tests of parts nothing happens. */
export function registerNow(): Promise<void> {
  registered ??= register();
  return registered;
}

async function register(): Promise<void> {
  if (import.meta.env.MODE === 'test' || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedPath(), { updateViaCache: 'none' });
  } catch (error) {
    logFailure('service worker', error);
  }
}

/** The only script address that this app makes at run time, under Trusted Types where the browser has them. */
function trustedPath(): string {
  const policies = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (policies === undefined) return workerPath;
  return policies.createPolicy('service-worker', { createScriptURL: () => workerPath }).createScriptURL('');
}

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(input: string): string },
  ): { createScriptURL(input: string): string };
}
