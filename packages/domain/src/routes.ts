import { safeUrl } from './safeUrl.ts';

/** Every path of the app (spec §2); `:eventId` is the only parameter. `signUp` shows the same step as `signUpSelect`. */
export const routes = {
  home: '/',
  notifications: '/notification',
  events: '/event',
  event: '/event/:eventId',
  login: '/login',
  consent: '/privacy-agreement',
  myPage: '/mypage',
  liked: '/liked',
  subscriptions: '/subscribe',
  keywordSubscription: '/subscribe/keywordSubscribe',
  loginReturn: '/loginSuccess',
  guide: '/guide',
  profile: '/profile-modification',
  withdrawal: '/delete-account',
  registration: '/register-info',
  signUpSelect: '/signUp/select',
  signUp: '/signUp',
} as const;

/** What a search address holds (spec: savedOption1, savedOption2, savedKeyword). */
export interface SearchQuery {
  readonly group: string;
  readonly detail: string;
  readonly searchText: string;
  /** Slugs of the boards that are searched together; none for the one board of the category. */
  readonly boards?: readonly string[] | undefined;
}

/** Path of an event's detail. */
export function eventPath(eventId: number): string {
  return `${routes.events}/${eventId}`;
}

/** Path of a search; an empty search text is left out (requirement SE-7). */
export function searchPath({ group, detail, searchText, boards = [] }: SearchQuery): string {
  const query = new URLSearchParams({ group, detail });
  if (searchText !== '') query.set('searchText', searchText);
  if (boards.length > 0) query.set('boards', boards.join(' '));
  return `${routes.events}?${query}`;
}

/** The reverse of {@link searchPath}; what the query does not have is null. */
export function searchQuery(query: URLSearchParams): {
  [Name in Exclude<keyof SearchQuery, 'boards'>]: string | null;
} & { boards: readonly string[] } {
  return {
    group: query.get('group'),
    detail: query.get('detail'),
    searchText: query.get('searchText'),
    boards: query.get('boards')?.split(' ') ?? [],
  };
}

/** What of the subscriptions is looked at; `chosen` is a topic's slug or an encodedKeyword, null for all. */
export interface SubscriptionsQuery {
  readonly tab: 'topic' | 'keyword';
  readonly chosen: string | null;
  /** The guide lies over the page (spec §2: opened with a flag after department registration). */
  readonly guide: boolean;
}

/** Path of the subscriptions; what is usual is left out. */
export function subscriptionsPath({ tab, chosen, guide }: Partial<SubscriptionsQuery> = {}): string {
  const query = new URLSearchParams();
  if (tab === 'keyword') query.set('tab', tab);
  if (chosen !== undefined && chosen !== null) query.set('chosen', chosen);
  if (guide === true) query.set('guide', 'true');
  return withQuery(routes.subscriptions, query);
}

/** The reverse of {@link subscriptionsPath}; anything unknown is as usual. */
export function subscriptionsQuery(query: URLSearchParams): SubscriptionsQuery {
  return {
    tab: query.get('tab') === 'keyword' ? 'keyword' : 'topic',
    chosen: query.get('chosen') || null,
    guide: query.get('guide') === 'true',
  };
}

/** What of the inbox is looked at. */
export interface NotificationsQuery {
  readonly tab: 'topic' | 'keyword';
  readonly unreadOnly: boolean;
}

/** Path of the notifications; what is usual is left out. */
export function notificationsPath({ tab, unreadOnly }: NotificationsQuery): string {
  const query = new URLSearchParams();
  if (tab === 'keyword') query.set('tab', tab);
  if (unreadOnly) query.set('unreadOnly', 'true');
  return withQuery(routes.notifications, query);
}

/** The reverse of {@link notificationsPath}; anything unknown is as usual. */
export function notificationsQuery(query: URLSearchParams): NotificationsQuery {
  return {
    tab: query.get('tab') === 'keyword' ? 'keyword' : 'topic',
    unreadOnly: query.get('unreadOnly') === 'true',
  };
}

/**
 * Where a screen stands whose address says something else than what is shown, null when it says the same. Parameters
 * that the screen does not know stay as they are.
 * @param search the query as it stands, with or without its question mark
 * @param shown the path of what is shown
 * @param names the parameters that the screen reads
 */
export function settledPath(search: string, shown: string, names: readonly string[]): string | null {
  const [pathname, shownSearch] = shown.split('?', 2);
  const said = new URLSearchParams(search);
  const says = new URLSearchParams(shownSearch);
  const values = (query: URLSearchParams) => JSON.stringify(names.map((name) => query.getAll(name)));
  if (values(said) === values(says)) return null;
  for (const [name, value] of said) if (!names.includes(name)) says.append(name, value);
  return withQuery(`${pathname}`, says);
}

/** A path with the parameters that there are; Safari 16 does not count them. */
export function withQuery(path: string, query: URLSearchParams): string {
  const words = query.toString();
  return words === '' ? path : `${path}?${words}`;
}

/** The id of a detail path, null unless it is a plain positive integer (requirement FR-2). */
export function eventIdParam(text: unknown): number | null {
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** Where a notification leads (requirement NO-3). */
export type LinkTarget =
  | { readonly kind: 'app'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused' };

/**
 * Own paths and own origins stay in the app, other http(s) addresses open outside, anything else is refused.
 * @param appOrigins origins that are this app, as `https://host[:port]`
 */
export function linkTarget(clickUrl: unknown, appOrigins: readonly string[]): LinkTarget {
  if (typeof clickUrl !== 'string') return { kind: 'refused' };
  const isPath = /^\s*\/(?!\/)/.test(clickUrl);
  const href = isPath ? safeUrl(clickUrl, 'https://app.invalid') : safeUrl(clickUrl);
  if (href === null) return { kind: 'refused' };
  const url = new URL(href);
  if (!isPath && !appOrigins.includes(url.origin)) return { kind: 'external', url: href };
  const path = url.pathname.replace(/^\/+/, '/');
  return { kind: 'app', path: `${path}${url.search}${url.hash}` };
}
