import { routes } from '@campus-bell/domain/routes';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { Analytics } from '../analytics/analytics.ts';

/** Reports each new path as its route pattern; an unknown one as `/not-found` (FR-7). */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const pattern = Object.values(routes).find((route) => matchPath(route, pathname) !== null);
    analytics.pageView(pattern ?? '/not-found');
  }, [analytics, pathname]);
}
