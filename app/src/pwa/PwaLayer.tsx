import { notificationQueries, refreshUnreadCount } from '@campus-bell/api/queries/notifications';
import { refreshLists } from '@campus-bell/api/queries/refreshLists';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { useLikedDeadlines } from '@campus-bell/ui/notices/useLikedDeadlines';
import { PullToRefresh } from '@campus-bell/ui/widgets/PullToRefresh/PullToRefresh';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { notePageStart } from '../device/pageStart.ts';
import { useAppBadge } from '../push/useAppBadge.ts';
import { usePushLife } from '../push/usePushLife.ts';
import { useWorkerMessages } from '../push/useWorkerMessages.ts';
import { ErrorBoundary } from '../reporting/ErrorBoundary.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { InAppNotice } from './InAppNotice.tsx';
import { Invitations } from './Invitations.tsx';
import { LostPush } from './LostPush.tsx';
import { useReconnect } from './useReconnect.ts';
import { useResume } from './useResume.ts';
import { useUpdates } from './useUpdates.ts';

const listRoutes: readonly string[] = [
  routes.home,
  routes.events,
  routes.liked,
  routes.subscriptions,
  routes.notifications,
];

/** Everything that makes the page an app: badge, pushes, updates, invitations, offline. Loaded after the screen. */
export function PwaLayer({ config }: { config: AppConfig }) {
  const { api, signedIn } = useEnvironment();
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const queryClient = useQueryClient();
  const { data: unread } = useQuery({ ...notificationQueries.unreadCount(api), enabled: false });
  const refreshUnread = useCallback(() => {
    if (api.isSignedIn()) void refreshUnreadCount(queryClient, api);
  }, [api, queryClient]);

  useAppBadge(signedIn ? (unread ?? null) : 0);
  useWorkerMessages(api);
  useUpdates();
  useResume(refreshUnread);
  useReconnect();

  usePushLife(config, signedIn);

  return (
    <>
      <ConnectionBanner />
      <LikedDeadlines />
      <ErrorBoundary isOptional fallback={() => null}>
        <InAppNotice />
      </ErrorBoundary>
      <div ref={notePageStart} />
      {pathname === routes.home || pathname === routes.subscriptions ? <LostPush config={config} /> : null}
      {listRoutes.includes(pathname) ? (
        <PullToRefresh key={key} onRefresh={() => refreshLists(queryClient)} />
      ) : null}
      {pathname === routes.home ? (
        <ErrorBoundary isOptional fallback={() => null}>
          <Invitations config={config} isFirstScreen={key === firstKey} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** What comes for it later draws nothing else again. */
function LikedDeadlines() {
  useLikedDeadlines();
  return null;
}
