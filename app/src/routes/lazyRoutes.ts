import { routes } from '@campus-bell/domain/routes';
import { matchPath } from 'react-router-dom';
import { lazyRoute } from '../shell/lazyRoute.ts';

export const EventSearchRoute = lazyRoute(() =>
  import('./EventSearchRoute.tsx').then((part) => part.EventSearchRoute),
);
export const EventDetailRoute = lazyRoute(() =>
  import('./EventDetailRoute.tsx').then((part) => part.EventDetailRoute),
);
export const GuideRoute = lazyRoute(() => import('./GuideRoute.tsx').then((part) => part.GuideRoute));
export const NotFoundRoute = lazyRoute(() =>
  import('./NotFoundRoute.tsx').then((part) => part.NotFoundRoute),
);
export const LoginRoute = lazyRoute(() => import('./LoginRoute.tsx').then((part) => part.LoginRoute));
export const LoginReturnRoute = lazyRoute(() =>
  import('./LoginReturnRoute.tsx').then((part) => part.LoginReturnRoute),
);
export const ConsentRoute = lazyRoute(() => import('./ConsentRoute.tsx').then((part) => part.ConsentRoute));
export const SignUpRoute = lazyRoute(() => import('./SignUpRoute.tsx').then((part) => part.SignUpRoute));
export const RegistrationRoute = lazyRoute(() =>
  import('./RegistrationRoute.tsx').then((part) => part.RegistrationRoute),
);
export const MyPageRoute = lazyRoute(() => import('./MyPageRoute.tsx').then((part) => part.MyPageRoute));
export const ProfileRoute = lazyRoute(() => import('./ProfileRoute.tsx').then((part) => part.ProfileRoute));
export const NotificationsRoute = lazyRoute(() =>
  import('./NotificationsRoute.tsx').then((part) => part.NotificationsRoute),
);
export const LikedRoute = lazyRoute(() => import('./LikedRoute.tsx').then((part) => part.LikedRoute));
export const SubscriptionsRoute = lazyRoute(() =>
  import('./SubscriptionsRoute.tsx').then((part) => part.SubscriptionsRoute),
);
export const KeywordSubscriptionRoute = lazyRoute(() =>
  import('./KeywordSubscriptionRoute.tsx').then((part) => part.KeywordSubscriptionRoute),
);
export const WithdrawalRoute = lazyRoute(() =>
  import('./WithdrawalRoute.tsx').then((part) => part.WithdrawalRoute),
);

const byPath: [string, { ahead(): Promise<void> }][] = [
  [routes.events, EventSearchRoute],
  [routes.event, EventDetailRoute],
  [routes.liked, LikedRoute],
  [routes.subscriptions, SubscriptionsRoute],
  [routes.keywordSubscription, KeywordSubscriptionRoute],
  [routes.notifications, NotificationsRoute],
  [routes.myPage, MyPageRoute],
  [routes.login, LoginRoute],
  [routes.guide, GuideRoute],
];

/** Fetches the code of the screen behind a link as soon as a finger is on it. */
export function fetchCodeAtPointerDown({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return;
  void byPath.find(([path]) => matchPath(path, link.pathname) !== null)?.[1].ahead();
}
