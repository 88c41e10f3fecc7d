import type { ApiClient } from '@campus-bell/api/createApiClient';
import type { Query, QueryKey } from '@tanstack/react-query';

/** Lists whose GET changes nothing on the server. A board's list marks its topic read, but only for a member. */
const lists = [
  ['banners'],
  ['events', 'popular'],
  ['events', 'liked'],
  ['events', 'subscribed'],
  ['events', 'keywordFeed'],
];
const listsForVisitors = [...lists, ['events', 'board']];
const others = [['events', 'detail'], ['keywords'], ['topics'], ['member'], ['notifications', 'unreadCount']];

/** Whether asking for a list again marks nothing read. */
export function isHarmlessList(api: ApiClient, queryKey: QueryKey): boolean {
  const keys = api.isSignedIn() ? lists : listsForVisitors;
  return keys.some((key) => startsWith(queryKey, key));
}

/** Whether a read failed for good, and asking for it again marks nothing read. */
export function isHarmlessFailure(api: ApiClient, { queryKey, state }: Query): boolean {
  const isHarmless = isHarmlessList(api, queryKey) || others.some((key) => startsWith(queryKey, key));
  return isHarmless && state.status === 'error' && state.data === undefined;
}

function startsWith(queryKey: QueryKey, key: readonly string[]): boolean {
  return key.every((part, at) => queryKey[at] === part);
}
