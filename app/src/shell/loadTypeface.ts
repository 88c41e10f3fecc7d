import { firstVisitTypefaceDelayMs } from '@campus-bell/domain/limits';
import { logFailure } from '../log.ts';

/**
 * Loads the type face. On a first visit pictures and posts come first, in the device's own letters; later visits
 * have it in the browser's cache and load it at once.
 */
export async function loadTypeface(): Promise<void> {
  const isFirstVisit = !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
  if (isFirstVisit) await new Promise((resolve) => setTimeout(resolve, firstVisitTypefaceDelayMs));
  try {
    await import('@campus-bell/ui/tokens/font');
  } catch (error) {
    logFailure('type face', error);
  }
}
