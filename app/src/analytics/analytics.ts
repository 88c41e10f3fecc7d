/** Where page views go. */
export interface Analytics {
  /** Reports a screen by its route pattern, never by its address: no ids, no search text, no login code (S11). */
  pageView(routePattern: string): void;
}

const endpoint = 'https://www.google-analytics.com/g/collect';
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface AnalyticsOptions {
  /** Measurement id; null measures nothing. */
  id: string | null;
  hostname: string;
  /** Random name of this visit, so that views of one visit belong together. */
  visitId: string;
  /** Sends without waiting for an answer; a blocked or failing sender must not disturb the app. */
  send(url: string): void;
}

/** Makes the page-view tracker: silent without an id and on this machine's own addresses (FR-7, PW-7). */
export function createAnalytics({ id, hostname, visitId, send }: AnalyticsOptions): Analytics {
  if (id === null || localHosts.has(hostname)) return { pageView: () => undefined };
  return {
    pageView(routePattern) {
      const query = new URLSearchParams({
        v: '2',
        tid: id,
        cid: visitId,
        en: 'page_view',
        dl: `https://${hostname}${routePattern}`,
      });
      send(`${endpoint}?${query}`);
    },
  };
}

/** Sends in the background, by the browser's own beacon. */
export function sendBeacon(url: string, body?: string): void {
  try {
    navigator.sendBeacon(url, body);
  } catch {
    // A blocker may have replaced the beacon: the app goes on unmeasured.
  }
}
