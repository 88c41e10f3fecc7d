import { pushLogCache, pushLogPaths } from '../src/push/pushLogNames.ts';

/** Notes for the pages of the app; they outlive the worker, hold no personal text, and may fail without harm. */
export interface PushLog {
  received(at: number): Promise<void>;
}

/** The log in Cache Storage, which worker and pages both reach. */
export function createPushLog(storage: CacheStorage): PushLog {
  async function write(path: string, note: Record<string, unknown>): Promise<void> {
    const cache = await storage.open(pushLogCache);
    await cache.put(path, new Response(JSON.stringify(note)));
  }
  return {
    received: (at) => write(pushLogPaths.received, { at }),
  };
}
