import { routes } from '@campus-bell/domain/routes';

/** Every screen of a member that needs no number in its address. */
export const memberScreens: readonly string[] = [
  routes.home,
  routes.events,
  routes.liked,
  routes.subscriptions,
  `${routes.subscriptions}?tab=keyword`,
  routes.notifications,
  routes.keywordSubscription,
  routes.myPage,
  routes.profile,
];
