import type { ApiClient } from '@campus-bell/api/createApiClient';
import { notificationQueries, refreshUnreadCount } from '@campus-bell/api/queries/notifications';
import { unreadCount } from '@campus-bell/domain/badgeLabel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { logFailure } from '../log.ts';
import { showAppBadge } from './appBadge.ts';
import { takeClickedLink } from './pushNotes.ts';
import { reportOpened } from './reportOpened.ts';

/** Takes over what the worker says: a new unread count (PW-4), and that a notification was opened. */
export function useWorkerMessages(api: ApiClient): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    const takeCount = (count: unknown) => {
      if (!api.isSignedIn()) return void showAppBadge(navigator, 0);
      if (count === undefined) return void refreshUnreadCount(queryClient, api);
      queryClient.setQueryData(notificationQueries.unreadCount(api).queryKey, unreadCount(count));
    };
    const reportClick = async () => {
      if (!api.isSignedIn()) return;
      const clickUrl = await takeClickedLink(Date.now());
      if (clickUrl === null) return;
      await reportOpened(api, clickUrl);
      await refreshUnreadCount(queryClient, api);
    };
    const report = () => void reportClick().catch((error) => logFailure('opened notification', error));
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.type === 'updateBadge') takeCount(data.count);
      if (data?.type === 'notificationOpened') report();
    };
    report();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [api, queryClient]);

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
