import { sendBeacon } from '../analytics/analytics.ts';
import { visitStorage } from '../device/safeStorage.ts';
import {
  type FailureLevel,
  type FailureReport,
  failureKey,
  failureReport,
  mostReports,
} from './failureReport.ts';

/**
 * Takes a failure to the team; Sentry's `captureException` fits. The error has its name and stack alone, as the
 * report has: nothing of a person.
 */
export type Capture = (
  error: Error,
  context: { level: FailureLevel; tags: Pick<FailureReport, 'build' | 'kind' | 'route'> },
) => void;

interface Watch {
  capture: Capture;
  build: string;
  /** The route pattern of a path. */
  routeOf(pathname: string): string;
}

const storageKey = 'reportedFailures';
/** Decided at build time: a build without an address carries none of this. */
const isOn = Boolean(import.meta.env.VITE_ERROR_REPORT_URL);

let watch: Watch | null = null;
const seen = new WeakSet<object>();

/**
 * Tells the team of a failure: each kind once a visit, ten at most. An error that was told of by one way, as a
 * broken screen, is not told of by another. Never throws.
 */
export function reportFailure(kind: string, error: unknown, level: FailureLevel = 'error'): void {
  if (!isOn || watch === null) return;
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  const { capture, build, routeOf } = watch;
  try {
    const report = failureReport(error, { build, level, kind, route: routeOf(window.location.pathname) });
    const told = visitStorage.get(storageKey)?.split('\n') ?? [];
    const key = failureKey(report);
    if (told.includes(key) || told.length >= mostReports) return;
    visitStorage.set(storageKey, [...told, key].join('\n'));
    const { route, name, stack } = report;
    const plain = Object.assign(new Error(), { name, stack });
    capture(plain, { level, tags: { build, kind: report.kind, route } });
  } catch {
    // A failure to tell of a failure is nobody's.
  }
}

/** Listens for what nobody catches, from now on; gives what React is to call (`createRoot`). */
export function watchFailures(wanted: Watch) {
  watch = wanted;
  window.addEventListener('error', ({ error }) => error && reportFailure('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure('rejection', reason));
  return {
    onCaughtError: (error: unknown) => reportFailure('render', error),
    onUncaughtError(error: unknown) {
      reportFailure('render', error);
      reportError(error);
    },
  };
}

/** Posts each failure as a small JSON to an address, in the background. */
export function captureTo(url: string): Capture {
  return ({ name, stack }, { level, tags }) =>
    sendBeacon(url, JSON.stringify({ ...tags, level, name, stack }));
}
