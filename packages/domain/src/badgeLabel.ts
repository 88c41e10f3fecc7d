import { badgeCap } from './limits.ts';
import { time } from './words/time.ts';

/** An unread count from the server or a push, where numbers come as text: a whole number from 0, garbage is 0. */
export function unreadCount(value: unknown): number {
  const count = typeof value === 'string' ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}

/** What the badge shows: nothing at 0, the number, `99+` above the cap (spec §9). */
export function badgeLabel(count: number): string {
  if (count <= 0) return '';
  return count > badgeCap ? `${badgeCap}+` : String(count);
}

/** The exact count for screen readers, of a badge that is there. */
export const unreadAria = (count: number): string => time.unreadNotifications({ count });
