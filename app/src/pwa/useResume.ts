import type { ApiClient } from '@campus-bell/api/createApiClient';
import { resumeAfterMs } from '@campus-bell/domain/limits';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Lists whose GET changes nothing on the server. A board's list marks its topic read, but only for a member. */
const harmless = [
  ['banners'],
  ['events', 'popular'],
  ['events', 'liked'],
  ['events', 'subscribed'],
  ['events', 'keywordFeed'],
];
const harmlessForVisitors = [...harmless, ['events', 'board']];

/**
 * After more than 60 s out of sight: the unread count and the list on the screen are asked for once, the list
 * only when asking marks nothing read (U4).
 */
export function useResume(api: ApiClient, refreshUnread: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let hiddenAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return;
      }
      const wasAway = hiddenAt !== null && Date.now() - hiddenAt > resumeAfterMs;
      hiddenAt = null;
      if (!wasAway) return;
      refreshUnread();
      const keys = api.isSignedIn() ? harmless : harmlessForVisitors;
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ queryKey }) => keys.some((key) => startsWith(queryKey, key)),
      });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [api, queryClient, refreshUnread]);
}

function startsWith(queryKey: QueryKey, key: readonly string[]): boolean {
  return key.every((part, at) => queryKey[at] === part);
}
