import type { ApiClient } from '@campus-bell/api/createApiClient';
import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { notificationQueries } from '@campus-bell/api/queries/notifications';
import { refreshReadFlags } from '@campus-bell/api/queries/readFlags';
import { topicQueries } from '@campus-bell/api/queries/topics';
import { memberQueries } from '@campus-bell/api/queries/users';
import { subscribedTabRead } from '@campus-bell/domain/readState';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { MemberStatus } from './memberStatus.ts';

/**
 * The member status: fetched at start-up and on a tap on a tab, never while signed out. The dot follows the
 * server's flag until both subscription lists are loaded, then the lists themselves.
 */
export function useMemberStatus(api: ApiClient, signedIn: boolean): MemberStatus {
  const queryClient = useQueryClient();

  const refresh = useCallback(() => {
    if (!api.isSignedIn()) return;
    const now = { staleTime: 0 };
    void queryClient.prefetchQuery({ ...memberQueries.own(api), ...now });
    void queryClient.prefetchQuery({ ...notificationQueries.unreadCount(api), ...now });
    void refreshReadFlags(queryClient, api);
  }, [api, queryClient]);

  useEffect(() => {
    if (signedIn) refresh();
  }, [signedIn, refresh]);

  const cached = { enabled: false };
  const count = useQuery({ ...notificationQueries.unreadCount(api), ...cached }).data ?? 0;
  const serverRead = useQuery({ ...topicQueries.subscribedTabRead(api), ...cached }).data ?? true;
  const topics = useQuery({ ...topicQueries.subscriptions(api), ...cached }).data;
  const keywords = useQuery({ ...keywordQueries.own(api), ...cached }).data;
  const read = topics && keywords ? subscribedTabRead(topics, keywords) : serverRead;

  return { unreadCount: signedIn ? count : 0, subscribedUnread: signedIn && !read, refresh };
}
