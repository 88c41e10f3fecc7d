import { pushLogCache, pushLogPaths } from './pushLogNames.ts';

/** When a push last arrived on this device, in ms; null when none did or the browser does not say. */
export async function lastPushAt(): Promise<number | null> {
  try {
    if (!(await caches.has(pushLogCache))) return null;
    const note = await (await caches.open(pushLogCache)).match(pushLogPaths.received);
    const { at } = ((await note?.json()) ?? {}) as { at?: unknown };
    return typeof at === 'number' ? at : null;
  } catch {
    return null;
  }
}
