import type { QueryClient } from '@tanstack/react-query';
import type { Moves } from './pagedList.ts';

/** The events whose like or unlike is under way. Whoever shows an event hears of that event alone. */
export interface PendingLikes {
  has(eventId: number): boolean;
  /** Gives the function that ends it. */
  subscribe(eventId: number, listener: () => void): () => void;
  /** False when a call of the event runs already: the one place that keeps a second tap from being sent. */
  begin(eventId: number): boolean;
  end(eventId: number): void;
  moves(): Moves;
}

const ofClients = new WeakMap<QueryClient, PendingLikes>();

/** The likes under way of a cache. */
export function pendingLikes(queryClient: QueryClient): PendingLikes {
  const known = ofClients.get(queryClient);
  if (known !== undefined) return known;
  const created = createPendingLikes();
  ofClients.set(queryClient, created);
  return created;
}

function createPendingLikes(): PendingLikes {
  const pending = new Set<number>();
  const listeners = new Map<number, Set<() => void>>();
  const waiting: (() => void)[] = [];
  let begun = 0;
  const tell = (eventId: number) => {
    for (const listener of listeners.get(eventId) ?? []) listener();
  };
  return {
    has: (eventId) => pending.has(eventId),
    subscribe(eventId, listener) {
      const own = listeners.get(eventId) ?? new Set();
      listeners.set(eventId, own.add(listener));
      return () => own.delete(listener);
    },
    begin(eventId) {
      if (pending.has(eventId)) return false;
      pending.add(eventId);
      begun += 1;
      tell(eventId);
      return true;
    },
    end(eventId) {
      pending.delete(eventId);
      tell(eventId);
      if (pending.size === 0) for (const resolve of waiting.splice(0)) resolve();
    },
    moves: () => ({
      underWay: pending.size,
      begun,
      settled: () =>
        pending.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    }),
  };
}
