import type { QueryKey } from '@tanstack/react-query';

const events = 'events';

/** The kinds of answers that more than one place speaks of; what was asked for follows. Others are spelled at their query. */
export const keys = {
  banners: ['banners'],
  inbox: ['notifications', 'inbox'],
  /** Every query that shows events; a like changes them all (EV-3). */
  events: [events],
  detail: [events, 'detail'],
  /** The text searched for follows. */
  liked: [events, 'liked'],
  subscribed: [events, 'subscribed'],
  keywordFeed: [events, 'keywordFeed'],
  /** Merged lists; their stars are what is known here, not what the server says. */
  severalBoards: [events, 'severalBoards'],
} as const;

/** Whether a query is of a kind, whatever was asked for. */
export const isOf = (kind: keyof typeof keys, { queryKey }: { queryKey: QueryKey }): boolean =>
  keys[kind].every((part, at) => queryKey[at] === part);
