import { callEarly, isEventPath } from './callEarly.ts';

declare const __API_ORIGIN__: string;
/** The parts of the app that an event's own page needs. */
declare const __EVENT_PARTS__: readonly string[];

try {
  if (isEventPath(window.location.pathname)) for (const part of __EVENT_PARTS__) loadAhead(part);
  // Where the app has started already, it has made its calls itself.
  window.earlyCalls ??= callEarly({
    apiOrigin: __API_ORIGIN__,
    path: window.location.pathname,
    stored: (key) => window.localStorage.getItem(key),
    fetch: (request) => window.fetch(request),
    now: Date.now,
  });
} catch {
  // The app makes its calls itself.
}

function loadAhead(part: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = part;
  document.head.append(link);
}
