import type { BrowserContext } from '@playwright/test';

/**
 * Counts the notifications that the workers of a context have shown since. Asking the browser over and over does harm:
 * Chromium forgets a notification whose showing meets a reading of what is shown.
 */
export async function countShown(context: BrowserContext): Promise<() => Promise<number>> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no worker is there yet');
  await worker.evaluate(() => {
    const counted = Object.assign(self, { shown: 0 });
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
      await showNotification.apply(this, given);
      counted.shown += 1;
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: number }).shown);
}
