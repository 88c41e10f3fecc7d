import { pushLogCache, pushLogPaths } from './pushLogNames.ts';

const freshForMs = 5 * 60_000;

/** When a push last arrived on this device, in ms; null when none did or the browser does not say. */
export async function lastPushAt(): Promise<number | null> {
  const note = await read(pushLogPaths.received, false);
  return typeof note?.at === 'number' ? note.at : null;
}

/** The link of a notification that was just clicked, given out once whoever asks first. */
export async function takeClickedLink(now: number): Promise<string | null> {
  const note = await read(pushLogPaths.clicked, true);
  const isFresh = typeof note?.at === 'number' && now - note.at < freshForMs;
  return isFresh && typeof note.clickUrl === 'string' ? note.clickUrl : null;
}

async function read(path: string, isTaken: boolean): Promise<Record<string, unknown> | null> {
  try {
    if (!(await caches.has(pushLogCache))) return null;
    const cache = await caches.open(pushLogCache);
    const note = await cache.match(path);
    if (note === undefined || (isTaken && !(await cache.delete(path)))) return null;
    return (await note.json()) as Record<string, unknown>;
  } catch {
    return null;
  }
}
