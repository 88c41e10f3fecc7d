import {
  type FailureReport,
  failureKey,
  failureReport,
  mostReports,
} from '../src/reporting/failureReport.ts';

/** What telling of a failure needs of the worker's world. */
export interface FailureScope {
  caches: Pick<CacheStorage, 'open'>;
  fetch(url: string, init: RequestInit): Promise<unknown>;
  addEventListener(type: 'error', listener: (event: { error: unknown }) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: { reason: unknown }) => void): void;
}

interface FailureOptions {
  /** Where reports go; null sends none. */
  url: string | null;
  build: string;
  now?: () => number;
}

const noteCache = 'reported-failures';
const notePath = '/reported-failures';
const dayMs = 24 * 60 * 60_000;

/**
 * Tells the team of the worker's failures: each kind once a day and session, ten at most. A worker forgets whenever it
 * is stopped, so what was told of is noted in a cache, which goes with the session.
 */
export function watchWorkerFailures(scope: FailureScope, { url, build, now = Date.now }: FailureOptions) {
  if (url === null) return { watched: <Result>(_kind: string, work: Promise<Result>) => work };
  let last: Promise<void> = Promise.resolve();

  async function isNews(report: FailureReport): Promise<boolean> {
    const cache = await scope.caches.open(noteCache);
    const note = (await (await cache.match(notePath))?.json().catch(() => null)) as {
      at: number;
      told: string[];
    } | null;
    const { at, told } = note && now() - note.at < dayMs ? note : { at: now(), told: [] };
    const key = failureKey(report);
    if (told.includes(key) || told.length >= mostReports) return false;
    await cache.put(notePath, new Response(JSON.stringify({ at, told: [...told, key] })));
    return true;
  }

  async function send(address: string, report: FailureReport): Promise<void> {
    if (!(await isNews(report))) return;
    await scope.fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(report),
    });
  }

  /** One after the other, so that the same failure twice at once is told of once. */
  function tell(kind: string, error: unknown): Promise<void> {
    const report = failureReport(error, { build, level: 'error', kind, route: 'service-worker' });
    last = last.then(() => send(url as string, report)).catch(() => undefined);
    return last;
  }

  scope.addEventListener('error', ({ error }) => void tell('uncaught', error));
  scope.addEventListener('unhandledrejection', ({ reason }) => void tell('rejection', reason));

  return {
    /** The work of an event: its failure is told of before the event is over, and stays a failure. */
    async watched<Result>(kind: string, work: Promise<Result>): Promise<Result> {
      try {
        return await work;
      } catch (error) {
        await tell(kind, error);
        throw error;
      }
    },
  };
}
