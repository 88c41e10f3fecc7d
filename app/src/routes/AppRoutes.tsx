import { firstScreenHeadStartMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { whenIdle } from '@campus-bell/ui/hooks/whenIdle';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { coverWith } from '../shell/opening.ts';
import { HomeRoute } from './HomeRoute.tsx';
import { type LazyRoute, lazyRoute } from './lazyRoute.ts';
import { RequireMember } from './RequireMember.tsx';

const loadDialogs = () => import('@campus-bell/ui/widgets/Alert/AlertFrame');
const loadToasts = () => import('@campus-bell/ui/widgets/Toast/ToastStack');

interface AppRoutesProps {
  config: AppConfig;
  unreadCount: number;
}

type RouteName = keyof typeof routes;
type Screens = Partial<Record<RouteName, LazyRoute<AppRoutesProps>>>;

const EventSearchRoute = lazyRoute(() =>
  import('./EventSearchRoute.tsx').then((part) => part.EventSearchRoute),
);
export const EventDetailRoute = lazyRoute(() =>
  import('./EventDetailRoute.tsx').then(({ EventDetailRoute, OpeningEvent }) => {
    coverWith(OpeningEvent);
    return EventDetailRoute;
  }),
);
const SignUpRoute = lazyRoute(() => import('./SignUpRoute.tsx').then((part) => part.SignUpRoute));
const NotFoundRoute = lazyRoute(() => import('./NotFoundRoute.tsx').then((part) => part.NotFoundRoute));

/** Where only members are. */
const membersScreens = {
  registration: lazyRoute(() => import('./RegistrationRoute.tsx').then((part) => part.RegistrationRoute)),
  myPage: lazyRoute(() => import('./MyPageRoute.tsx').then((part) => part.MyPageRoute)),
  profile: lazyRoute(() => import('./ProfileRoute.tsx').then((part) => part.ProfileRoute)),
  withdrawal: lazyRoute(() => import('./WithdrawalRoute.tsx').then((part) => part.WithdrawalRoute)),
} satisfies Screens;

/** Which screen stands at which route (FR-1). Home comes with the app, the code of the others when they are opened. */
const screens: Record<Exclude<RouteName, 'home'>, LazyRoute<AppRoutesProps>> = {
  events: EventSearchRoute,
  event: EventDetailRoute,
  login: lazyRoute(() => import('./LoginRoute.tsx').then((part) => part.LoginRoute)),
  loginReturn: lazyRoute(() => import('./LoginReturnRoute.tsx').then((part) => part.LoginReturnRoute)),
  consent: lazyRoute(() => import('./ConsentRoute.tsx').then((part) => part.ConsentRoute)),
  signUp: SignUpRoute,
  signUpSelect: SignUpRoute,
  guide: lazyRoute(() => import('./GuideRoute.tsx').then((part) => part.GuideRoute)),
  notifications: lazyRoute(() => import('./NotificationsRoute.tsx').then((part) => part.NotificationsRoute)),
  liked: lazyRoute(() => import('./LikedRoute.tsx').then((part) => part.LikedRoute)),
  subscriptions: lazyRoute(() => import('./SubscriptionsRoute.tsx').then((part) => part.SubscriptionsRoute)),
  keywordSubscription: lazyRoute(() =>
    import('./KeywordSubscriptionRoute.tsx').then((part) => part.KeywordSubscriptionRoute),
  ),
  ...membersScreens,
};

const names = new Map<string, keyof typeof screens | undefined>();

/** Kept by address: the router makes the pattern of each route anew, and a slow phone asks while a finger waits. */
function routeAt(pathname: string) {
  if (!names.has(pathname))
    names.set(
      pathname,
      (Object.keys(screens) as (keyof typeof screens)[]).find(
        (name) => matchPath(routes[name], pathname) !== null,
      ),
    );
  return names.get(pathname);
}

/** The screen of the address. */
export function AppRoutes(props: AppRoutesProps) {
  const { pathname } = useLocation();
  useEffect(fetchAhead, []);
  if (pathname === routes.home) {
    return <HomeRoute teamUrl={props.config.teamUrl} unreadCount={props.unreadCount} />;
  }
  const name = routeAt(pathname);
  const Screen = name === undefined ? NotFoundRoute : screens[name];
  const screen = <Screen {...props} />;
  return name !== undefined && name in membersScreens ? <RequireMember>{screen}</RequireMember> : screen;
}

/** Fetches the code of the screen behind a link as soon as a finger is on it. */
function fetchCodeAtPointerDown({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return;
  const name = routeAt(link.pathname);
  if (name !== undefined) void screens[name].ahead();
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
