import type { QueryClient } from '@tanstack/react-query';
import type { EventCard, EventDetail } from '../wire/event.ts';
import { applyLike } from './applyLike.ts';

interface LikeNews {
  event: EventCard | EventDetail;
  liked: boolean;
}

const channels = new WeakMap<QueryClient, BroadcastChannel>();

/**
 * Hears what other tabs of the same person like and unlike, and lets them hear it of this one; where there is no
 * BroadcastChannel, nothing. Gives the function that ends it.
 */
export function followLikesOfOtherTabs(queryClient: QueryClient, person: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`likes of ${person}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) applyLike(queryClient, data.event, data.liked);
  };
  channels.set(queryClient, channel);
  return () => {
    channels.delete(queryClient);
    channel.close();
  };
}

/** Tells the other tabs of an answered like. */
export function tellOtherTabs(queryClient: QueryClient, event: EventCard | EventDetail, liked: boolean) {
  channels.get(queryClient)?.postMessage({ event, liked } satisfies LikeNews);
}

/** A tab may still run an older version of the app. */
function isNews(data: unknown): data is LikeNews {
  const { event, liked } = (data ?? {}) as Partial<LikeNews>;
  return typeof liked === 'boolean' && typeof event?.eventId === 'number' && typeof event.title === 'string';
}
