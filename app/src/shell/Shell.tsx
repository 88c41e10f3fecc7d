import { refreshLists } from '@campus-bell/api/queries/refreshLists';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { BottomNavigation } from '@campus-bell/ui/widgets/BottomNavigation/BottomNavigation';
import { SkipLink } from '@campus-bell/ui/widgets/SkipLink/SkipLink';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { LatePwaLayer } from '../pwa/LatePwaLayer.tsx';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';
import { useMemberStatus } from './useMemberStatus.ts';
import { useScreenFocus } from './useScreenFocus.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const navigationRoutes = [
  routes.home,
  routes.events,
  routes.event,
  routes.liked,
  routes.subscriptions,
  routes.myPage,
  routes.notifications,
];

/** The frame around the screens: bottom navigation (FR-17), error boundary, scroll memory. */
export function Shell({ config }: { config: AppConfig }) {
  const { pathname } = useLocation();
  const { api, signedIn } = useEnvironment();
  const queryClient = useQueryClient();
  const member = useMemberStatus(api, signedIn);
  useScrollMemory();
  useScreenFocus();
  const hasNavigation = navigationRoutes.some((route) => matchPath(route, pathname) !== null);

  return (
    <>
      <SkipLink />
      {hasNavigation ? (
        <BottomNavigation
          currentPath={pathname}
          subscriptionsUnread={member.subscribedUnread}
          onTapTab={member.refresh}
          onTapCurrentTab={() => {
            window.scrollTo(0, 0);
            void refreshLists(queryClient);
          }}
        />
      ) : null}
      <LatePwaLayer config={config} />
      <ErrorBoundary
        key={pathname}
        fallback={(error, retry) => <ScreenFailure error={error} onRetry={retry} />}
      >
        <Suspense fallback={null}>
          <AppRoutes config={config} unreadCount={member.unreadCount} />
        </Suspense>
      </ErrorBoundary>
      <SessionEndNotice />
    </>
  );
}
