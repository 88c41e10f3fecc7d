import { firstScreenHeadStartMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { RequireMember } from '../session/RequireMember.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { HomeRoute } from './HomeRoute.tsx';
import {
  ConsentRoute,
  EventDetailRoute,
  EventSearchRoute,
  fetchCodeAtPointerDown,
  GuideRoute,
  KeywordSubscriptionRoute,
  LikedRoute,
  LoginReturnRoute,
  LoginRoute,
  MyPageRoute,
  NotFoundRoute,
  NotificationsRoute,
  ProfileRoute,
  RegistrationRoute,
  SignUpRoute,
  SubscriptionsRoute,
  WithdrawalRoute,
} from './lazyRoutes.ts';

const loadDialogs = () => import('@campus-bell/ui/widgets/Alert/AlertFrame');
const loadToasts = () => import('@campus-bell/ui/widgets/Toast/ToastStack');

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
    () => loadOneByOne([EventSearchRoute.ahead, EventDetailRoute.ahead, loadDialogs, loadToasts]),
    firstScreenHeadStartMs,
  );
  window.addEventListener('pointerdown', fetchCodeAtPointerDown, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', fetchCodeAtPointerDown);
  };
}

function loadOneByOne([load, ...rest]: (() => Promise<unknown>)[]) {
  if (load === undefined) return;
  whenIdle(() => {
    void load()
      .catch(() => undefined)
      .then(() => loadOneByOne(rest));
  });
}
