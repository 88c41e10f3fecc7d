import type { routes } from '@campus-bell/domain/routes';
import {
  consent,
  login,
  loginReturn,
  myPage,
  profile,
  registration,
  signUp,
  withdrawal,
} from './screens/account.ts';
import { event, events, guide, home, liked, notFound } from './screens/browse.ts';
import { keywordSubscription, notifications, subscriptions } from './screens/follow.ts';
import type { ScreenCoverage } from './state.ts';

/** Every route of the app, and what stands at an address that is none. */
export const screens: Readonly<Record<keyof typeof routes | 'notFound', ScreenCoverage>> = {
  home,
  notifications,
  events,
  event,
  login,
  consent,
  myPage,
  liked,
  subscriptions,
  keywordSubscription,
  loginReturn,
  guide,
  profile,
  withdrawal,
  registration,
  signUpSelect: signUp,
  signUp,
  notFound,
};
