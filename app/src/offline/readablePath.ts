/** What of the API can be read without a network: lists, opened details, the inbox. */
export type ReadableKind = 'list' | 'detail' | 'inbox' | 'other';

const kinds: readonly (readonly [RegExp, ReadableKind])[] = [
  [/^\/api\/event\/detail\/\d+$/, 'detail'],
  [/^\/api\/event\/.+$/, 'list'],
  [/^\/api\/notification\/(topic|keyword)$/, 'inbox'],
  [/^\/api\/topic\/(subscriptions|subscriptionsStatus)$/, 'other'],
  [/^\/api\/keyword\/userKeywords$/, 'other'],
];

/** Pages of one list, from its first: deeper ones would leave no room for those of others. */
const keptPages = 15;

/** Which kind of readable answer a request asks for; null for everything that is never kept. */
export function readableKind({ method, url }: Pick<Request, 'method' | 'url'>): ReadableKind | null {
  if (method !== 'GET') return null;
  const { pathname, searchParams } = new URL(url);
  if (Number(searchParams.get('page')) >= keptPages) return null;
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

/** How a readable answer is named: the path with its query, without the host. */
export function readableKey(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
