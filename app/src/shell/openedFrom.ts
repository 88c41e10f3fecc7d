import { routes } from '@campus-bell/domain/routes';
import { onMemberLeft } from '../session/sessionStore.ts';

/** What the navigation to an event carries: the list it was opened from. */
export interface OpenedFrom {
  /** The opening of the page with the list, which its lists belong to. */
  readonly visit: string;
  readonly isHome: boolean;
  /** Another event of the list was left for this one. */
  readonly isMovedOn?: true;
}

/** Addresses of pages by their opening: they hold what somebody searched for, which no step of the history may keep. */
const addresses = new Map<string, string>();
onMemberLeft(() => addresses.clear());

const byDeadline = `${routes.liked}?sort=deadline`;

/**
 * What the navigation to an event carries from the page at `address`, opened as `visit`; nothing from the liked events by
 * deadline, which stand in another order than their list in the cache.
 */
export function openFrom(visit: string, address: string): OpenedFrom | undefined {
  if (address.startsWith(byDeadline)) return undefined;
  addresses.set(visit, address);
  return { visit, isHome: address === routes.home };
}

/** The address of the page that was opened as `visit`; null once it is forgotten. */
export function addressOf(visit: string): string | null {
  return addresses.get(visit) ?? null;
}

/** Reads what a navigation carried; null for an event that was not opened from a page of the app. */
export function openedFrom(state: unknown): OpenedFrom | null {
  if (typeof state !== 'object' || state === null) return null;
  const { visit, isHome, isMovedOn } = state as Record<string, unknown>;
  if (typeof visit !== 'string' || typeof isHome !== 'boolean') return null;
  return isMovedOn === true ? { visit, isHome, isMovedOn } : { visit, isHome };
}
