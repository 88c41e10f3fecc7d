import { linkTarget, routes } from '@campus-bell/domain/routes';
import { visitStorage } from '../device/safeStorage.ts';

const key = 'loginDestination';

const accountRoutes: readonly string[] = [
  routes.login,
  routes.loginReturn,
  routes.consent,
  routes.signUp,
  routes.signUpSelect,
  routes.registration,
];

/** What a navigation to the login carries, so that the page that asked is returned to (AC-15). */
export interface LoginAsked {
  readonly from: string;
}

/** Keeps the page that asked for the login; anything but a path of the app outside the account's own is left. */
export function rememberDestination(navigationState: unknown): void {
  if (typeof navigationState !== 'object' || navigationState === null) return;
  const path = pathOf((navigationState as Partial<LoginAsked>).from);
  if (path !== null) visitStorage.set(key, path);
}

/** Where a login leads: the page that asked, else home. Taking it uses it up. */
export function takeDestination(): string {
  const path = pathOf(visitStorage.get(key));
  forgetDestination();
  return path ?? routes.home;
}

/** Drops the page that asked. */
export function forgetDestination(): void {
  visitStorage.remove(key);
}

function pathOf(from: unknown): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  const target = linkTarget(from, []);
  if (target.kind !== 'app') return null;
  const [pathname = ''] = target.path.split(/[?#]/);
  return accountRoutes.includes(pathname.replace(/(.)\/+$/, '$1')) ? null : target.path;
}
