import { firstScreenHeadStartMs, workerCalmMs } from '@campus-bell/domain/limits';
import { logFailure } from '../log.ts';
import { whenCalm } from './whenCalm.ts';

const workerPath = '/service-worker.js';

/**
 * Registers the service worker once the page has loaded (FR-7). On a first visit, where it fetches the whole app, the
 * first screen comes first, and so does what a student scrolls to and opens.
 * @returns whether the page has one
 */
export async function registerServiceWorker(): Promise<boolean> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const isFirstVisit = !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
  if (isFirstVisit) await untilCalm();
  return registerNow();
}

function untilCalm(): Promise<void> {
  const dueAt = performance.now() + firstScreenHeadStartMs;
  return new Promise((resolve) => {
    whenCalm(resolve, { dueAt, calmMs: workerCalmMs });
  });
}

let registered: Promise<boolean> | null = null;

/** Registers the worker for who needs it now; once, whoever asks. Without support or in tests of parts nothing happens. */
export function registerNow(): Promise<boolean> {
  registered ??= register();
  return registered;
}

async function register(): Promise<boolean> {
  if (import.meta.env.MODE === 'test' || !('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(trustedPath(), { updateViaCache: 'none' });
    // Who keeps workers out may answer with nothing.
    return registration !== undefined;
  } catch (error) {
    logFailure('service worker', error);
    return false;
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
