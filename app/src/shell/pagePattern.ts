import { routes } from '@campus-bell/domain/routes';
import { matchPath } from 'react-router-dom';

/** The route pattern of a path, the only thing of an address that is measured (S11); an unknown one is `/not-found`. */
export function pagePattern(pathname: string): string {
  return Object.values(routes).find((route) => matchPath(route, pathname) !== null) ?? '/not-found';
}
