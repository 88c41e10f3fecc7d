import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Analytics } from '../analytics/analytics.ts';
import { pagePattern } from './pagePattern.ts';

/** Reports each new path as its route pattern (FR-7). */
export function usePageViews(analytics: Analytics): void {
  const { pathname } = useLocation();
  useEffect(() => {
    analytics.pageView(pagePattern(pathname));
  }, [analytics, pathname]);
}
