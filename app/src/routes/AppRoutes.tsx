import { firstScreenHeadStartMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { RequireMember } from '../session/RequireMember.tsx';
import { lazyRoute } from '../shell/lazyRoute.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { HomeRoute } from './HomeRoute.tsx';

const loadSearch = () => import('./EventSearchRoute.tsx').then((part) => part.EventSearchRoute);
const loadDetail = () => import('./EventDetailRoute.tsx').then((part) => part.EventDetailRoute);
const loadGuide = () => import('./GuideRoute.tsx').then((part) => part.GuideRoute);
const loadDialogs = () => import('@campus-bell/ui/widgets/Alert/AlertFrame');
const loadToasts = () => import('@campus-bell/ui/widgets/Toast/ToastStack');
const loadNotFound = () => import('./NotFoundRoute.tsx').then((part) => part.NotFoundRoute);

const EventSearchRoute = lazyRoute(loadSearch);
const EventDetailRoute = lazyRoute(loadDetail);
const GuideRoute = lazyRoute(loadGuide);
const NotFoundRoute = lazyRoute(loadNotFound);
const LoginRoute = lazyRoute(() => import('./LoginRoute.tsx').then((part) => part.LoginRoute));
const LoginReturnRoute = lazyRoute(() =>
  import('./LoginReturnRoute.tsx').then((part) => part.LoginReturnRoute),
);
const ConsentRoute = lazyRoute(() => import('./ConsentRoute.tsx').then((part) => part.ConsentRoute));
const SignUpRoute = lazyRoute(() => import('./SignUpRoute.tsx').then((part) => part.SignUpRoute));
const RegistrationRoute = lazyRoute(() =>
  import('./RegistrationRoute.tsx').then((part) => part.RegistrationRoute),
);
const MyPageRoute = lazyRoute(() => import('./MyPageRoute.tsx').then((part) => part.MyPageRoute));
const ProfileRoute = lazyRoute(() => import('./ProfileRoute.tsx').then((part) => part.ProfileRoute));
const NotificationsRoute = lazyRoute(() =>
  import('./NotificationsRoute.tsx').then((part) => part.NotificationsRoute),
);
const LikedRoute = lazyRoute(() => import('./LikedRoute.tsx').then((part) => part.LikedRoute));
const SubscriptionsRoute = lazyRoute(() =>
  import('./SubscriptionsRoute.tsx').then((part) => part.SubscriptionsRoute),
);
const KeywordSubscriptionRoute = lazyRoute(() =>
  import('./KeywordSubscriptionRoute.tsx').then((part) => part.KeywordSubscriptionRoute),
);
const WithdrawalRoute = lazyRoute(() => import('./WithdrawalRoute.tsx').then((part) => part.WithdrawalRoute));

/** Which screen stands at which path (FR-1). Home comes with the app, the others when they are opened. */
export function AppRoutes({ config, unreadCount }: { config: AppConfig; unreadCount: number }) {
  useEffect(fetchAhead, []);

  return (
    <Routes>
      <Route path={routes.home} element={<HomeRoute teamUrl={config.teamUrl} unreadCount={unreadCount} />} />
      <Route path={routes.events} element={<EventSearchRoute />} />
      <Route path={routes.event} element={<EventDetailRoute />} />
      <Route path={routes.login} element={<LoginRoute config={config} />} />
      <Route path={routes.loginReturn} element={<LoginReturnRoute config={config} />} />
      <Route path={routes.consent} element={<ConsentRoute />} />
      <Route path={routes.signUp} element={<SignUpRoute config={config} />} />
      <Route path={routes.signUpSelect} element={<SignUpRoute config={config} />} />
      <Route element={<RequireMember />}>
        <Route path={routes.registration} element={<RegistrationRoute />} />
        <Route path={routes.myPage} element={<MyPageRoute config={config} />} />
        <Route path={routes.profile} element={<ProfileRoute />} />
        <Route path={routes.withdrawal} element={<WithdrawalRoute config={config} />} />
      </Route>
      <Route path={routes.guide} element={<GuideRoute config={config} />} />
      <Route path={routes.notifications} element={<NotificationsRoute />} />
      <Route path={routes.liked} element={<LikedRoute />} />
      <Route path={routes.subscriptions} element={<SubscriptionsRoute config={config} />} />
      <Route path={routes.keywordSubscription} element={<KeywordSubscriptionRoute config={config} />} />
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}

/** Fetches the code of what is likely next once the first screen stands; a failure waits for the real need. */
function fetchAhead() {
  const timer = setTimeout(
    () => loadOneByOne([loadSearch, loadDetail, loadDialogs, loadToasts]),
    firstScreenHeadStartMs,
  );
  return () => clearTimeout(timer);
}

function loadOneByOne([load, ...rest]: (() => Promise<unknown>)[]) {
  if (load === undefined) return;
  whenIdle(() => {
    void load()
      .catch(() => undefined)
      .then(() => loadOneByOne(rest));
  });
}
