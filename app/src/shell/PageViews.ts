import { useMemo } from 'react';
import { createAnalytics, sendBeacon } from '../analytics/analytics.ts';
import { usePageViews } from './usePageViews.ts';

/** Reports page views for one visit; stands outside what a login or logout renders anew (FR-7). */
export function PageViews({ analyticsId }: { analyticsId: string | null }) {
  const analytics = useMemo(
    () =>
      createAnalytics({
        id: analyticsId,
        hostname: window.location.hostname,
        visitId: crypto.getRandomValues(new Uint32Array(2)).join('.'),
        send: sendBeacon,
      }),
    [analyticsId],
  );
  usePageViews(analytics);
  return null;
}
