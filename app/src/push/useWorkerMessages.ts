import type { ApiClient } from '@campus-bell/api/createApiClient';
import { notificationQueries, refreshUnreadCount } from '@campus-bell/api/queries/notifications';
import { unreadCount } from '@campus-bell/domain/badgeLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showAppBadge } from './appBadge.ts';
import { emptyPushTag } from './pushTags.ts';
import { useLikeFromNotification } from './useLikeFromNotification.ts';

/**
 * Takes over what the worker says: a new unread count (PW-4), and that a notification was opened. Opening is not
 * reported: a push names no row of the inbox, and to find it the inbox would be listed, which marks rows read.
 */
export function useWorkerMessages(api: ApiClient): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const likeWhatWasAsked = useLikeFromNotification(api);

  useEffect(() => {
    const takeCount = (count: unknown) => {
      if (!api.isSignedIn()) return void showAppBadge(navigator, 0);
      if (count === undefined) return void refreshUnreadCount(queryClient, api);
      queryClient.setQueryData(notificationQueries.unreadCount(api).queryKey, unreadCount(count));
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.type === 'updateBadge') takeCount(data.count);
      if (data?.type !== 'notificationOpened') return;
      likeWhatWasAsked();
      if (api.isSignedIn()) void refreshUnreadCount(queryClient, api);
    };
    likeWhatWasAsked();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [api, queryClient, likeWhatWasAsked]);

  useEffect(() => {
    const closeEmpty = () => {
      if (document.visibilityState === 'visible') void closeNotifications(emptyPushTag);
    };
    closeEmpty();
    document.addEventListener('visibilitychange', closeEmpty);
    return () => document.removeEventListener('visibilitychange', closeEmpty);
  }, []);

  useEffect(() => void closeNotifications(pathname), [pathname]);
}

/** What is being read need not wait in the notification centre any longer. */
async function closeNotifications(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications?.({ tag })) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // A browser without notifications has none to close.
  }
}
