import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { eventPath } from '@campus-bell/domain/routes';

/** Where the worker keeps what pushes said of events; it goes with the person, like every cache but the app's own. */
export const pushedEventsCache = 'pushed-events';

const most = 20;

/** What pushes said of events, for when their notifications are tapped. */
export interface PushedEvents {
  keep(event: PushedEvent): Promise<void>;
  /** Null where nothing is kept; never rejects. */
  read(eventId: number): Promise<PushedEvent | null>;
}

/** The last twenty, in Cache Storage. */
export function createPushedEvents(storage: Pick<CacheStorage, 'open'>): PushedEvents {
  return {
    async keep(event) {
      const cache = await storage.open(pushedEventsCache);
      await cache.put(eventPath(event.eventId), new Response(JSON.stringify(event)));
      const kept = await cache.keys();
      const tooMany = kept.slice(0, Math.max(0, kept.length - most));
      await Promise.all(tooMany.map(({ url }) => cache.delete(new URL(url).pathname)));
    },
    async read(eventId) {
      try {
        const cache = await storage.open(pushedEventsCache);
        const kept = await cache.match(eventPath(eventId));
        return kept === undefined ? null : ((await kept.json()) as PushedEvent);
      } catch {
        return null;
      }
    },
  };
}
