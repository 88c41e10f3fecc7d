import type { Banner, EventCard } from '@campus-bell/api/wire/event';
import type { FirstContent } from '@campus-bell/ui/environment/UiEnvironment';

/** Where the device keeps what home showed last: what everybody may see, and no more. */
export const snapshotKey = 'firstContent';

const mostBytes = 20_000;
/** Characters of a notice that are kept: more than its preview shows. */
const contentKept = 300;

/** What the device keeps of home's content. */
export interface Kept {
  at: number;
  banners?: FirstContent['banners'] | undefined;
  popular?: FirstContent['popular'] | undefined;
}

/** What is kept of home's content for the next visit; null when it is too much. */
export function snapshotOf({ at, banners, popular }: Kept): string | null {
  const text = JSON.stringify({
    at,
    banners,
    popular: popular?.map((event) => ({
      ...event,
      content: event.content.slice(0, contentKept),
      liked: false,
      keywords: [],
    })),
  });
  return new TextEncoder().encode(text).length > mostBytes ? null : text;
}

/** Reads what was kept; null for anything else. */
export function readSnapshot(text: string | null): FirstContent | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { at?: unknown; banners?: unknown; popular?: unknown } | null;
    if (typeof kept?.at !== 'number' || !Array.isArray(kept.popular) || !Array.isArray(kept.banners))
      return null;
    return { at: kept.at, banners: kept.banners as Banner[], popular: kept.popular as EventCard[] };
  } catch {
    return null;
  }
}
