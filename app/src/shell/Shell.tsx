import { refreshLists } from '@campus-bell/api/queries/refreshLists';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { useLanguage } from '@campus-bell/ui/hooks/useLanguage';
import { painted } from '@campus-bell/ui/touch/painted';
import { BottomNavigation } from '@campus-bell/ui/widgets/BottomNavigation/BottomNavigation';
import { SkipLink } from '@campus-bell/ui/widgets/SkipLink/SkipLink';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { LatePwaLayer } from '../pwa/LatePwaLayer.tsx';
import { ErrorBoundary } from '../reporting/ErrorBoundary.tsx';
import { LateMemberFollower } from './LateMemberFollower.tsx';
import { visitorStatus } from './memberStatus.ts';
import { OpeningPlace } from './OpeningPlace.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';
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

/** Props of {@link Shell}. */
export interface ShellProps {
  config: AppConfig;
  /** Draws the screen of the address. */
  children(unreadCount: number): ReactNode;
}

/** The frame around the screens, drawn anew in another language. */
export function Shell(props: ShellProps) {
  return <Frame key={useLanguage()} {...props} />;
}

/** Bottom navigation (FR-17), error boundary, scroll memory. */
function Frame({ config, children }: ShellProps) {
  const { pathname } = useLocation();
  const { signedIn } = useEnvironment();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState(visitorStatus);
  const member = signedIn ? status : visitorStatus;
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
          onTapTab={() => void painted().then(member.refresh)}
          onTapCurrentTab={() => {
            window.scrollTo(0, 0);
            void refreshLists(queryClient);
          }}
        />
      ) : null}
      {signedIn ? <LateMemberFollower onChange={setStatus} /> : null}
      <LatePwaLayer config={config} />
      <OpeningPlace />
      <ErrorBoundary
        key={pathname}
        fallback={(error, retry) => <ScreenFailure error={error} onRetry={retry} />}
      >
        <Suspense fallback={null}>{children(member.unreadCount)}</Suspense>
      </ErrorBoundary>
      <SessionEndNotice />
    </>
  );
}
