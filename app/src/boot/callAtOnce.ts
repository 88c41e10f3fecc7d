import { configResult } from 'virtual:app-config';
import { callEarly } from './callEarly.ts';

/** Makes the page's early calls, once: in a script that does nothing else where the document has one, else in the boot. */
export function callAtOnce(): void {
  if (window.earlyCalls !== undefined || !configResult.ok) return;
  window.earlyCalls = callEarly({
    apiOrigin: configResult.config.apiOrigin,
    path: window.location.pathname,
    stored: (key) => window.localStorage.getItem(key),
    fetch: (request) => window.fetch(request),
    now: Date.now,
  });
}
