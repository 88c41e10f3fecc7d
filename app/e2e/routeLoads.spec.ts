import { routeLoadsOf } from '../bench/firstLoad.ts';
import { expect, test } from './test.ts';

/**
 * What a screen may load on top of the first load, kB of script in brotli; 2 of it are the window of long lists, 13.5 the
 * reader of deadlines, 1 the particles and initials of Hangul, and its texts stand there in both languages.
 */
const budgets: Record<string, number> = {
  ConsentRoute: 6,
  EventDetailRoute: 38.5,
  EventSearchRoute: 27,
  GuideRoute: 14,
  KeywordSubscriptionRoute: 20.5,
  LikedRoute: 31.5,
  LoginReturnRoute: 6,
  LoginRoute: 11.5,
  MyPageRoute: 10,
  NotFoundRoute: 1,
  NotificationsRoute: 12,
  ProfileRoute: 4,
  RegistrationRoute: 13,
  SignUpRoute: 9.5,
  SubscriptionsRoute: 27,
  WithdrawalRoute: 10,
};

const loads = () => routeLoadsOf('.e2e/dist');

test.describe('the script of the screens that come when they are opened', () => {
  test('every one has a budget', () => {
    expect(Object.keys(loads()).toSorted()).toEqual(Object.keys(budgets).toSorted());
  });

  for (const [route, budget] of Object.entries(budgets)) {
    test(`${route} needs at most ${budget} kB beside the first load`, () => {
      const parts = loads()[route] ?? [];
      const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
      const told = parts.slice(0, 6).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(kilobytes(bytes), told.join(', ')).toBeLessThanOrEqual(budget);
    });
  }
});
