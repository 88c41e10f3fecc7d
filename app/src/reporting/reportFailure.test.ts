import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Capture } from './reportFailure.ts';

const secret = 'haneul.kim@ajou.example';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    location: { pathname: '/event/42', search: `?keyword=${secret}` },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    addEventListener: vi.fn(),
  });
  vi.stubGlobal('reportError', vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The seam as a page has it after a load; the visit's storage outlives that. */
async function load(url: string | null = 'https://errors.campus.test/') {
  vi.resetModules();
  vi.stubEnv('VITE_ERROR_REPORT_URL', url ?? '');
  const { reportFailure, watchFailures } = await import('./reportFailure.ts');
  const capture = vi.fn<Capture>();
  const handlers = watchFailures({ capture, build: 'abc1234', routeOf: () => '/event/:eventId' });
  const heard = (type: string, event: object) => {
    const listeners = vi.mocked(window.addEventListener).mock.calls.filter(([name]) => name === type);
    const [, listener] = listeners.at(-1) ?? [];
    (listener as (event: object) => void)(event);
  };
  return { reportFailure, handlers, heard, capture };
}

describe('reportFailure', () => {
  test('gives a service like Sentry an error of name and stack, with level and tags', async () => {
    const { reportFailure, capture } = await load();
    reportFailure('render', new TypeError(`no ${secret}`));
    const [error, context] = capture.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'TypeError', message: '' });
    expect(error?.stack).not.toContain(secret);
    expect(context).toEqual({
      level: 'error',
      tags: { build: 'abc1234', kind: 'render', route: '/event/:eventId' },
    });
  });

  test('each kind once a visit, also after a reload', async () => {
    const fail = () => Object.assign(new Error(secret), { stack: 'at https://h/assets/a.js:1:2' });
    const first = await load();
    first.reportFailure('render', fail());
    first.reportFailure('render', fail());
    first.reportFailure('rejection', fail());
    expect(first.capture).toHaveBeenCalledTimes(2);
    const reloaded = await load();
    reloaded.reportFailure('render', fail());
    expect(reloaded.capture).not.toHaveBeenCalled();
  });

  test('ten a visit at most', async () => {
    const { reportFailure, capture } = await load();
    for (let status = 400; status < 420; status += 1)
      reportFailure('member', Object.assign(new Error(), { status }));
    expect(capture).toHaveBeenCalledTimes(10);
  });

  test('one failure that comes by several ways is told of once, by the first', async () => {
    const { reportFailure, handlers, heard, capture } = await load();
    const error = new Error('broken');
    handlers.onCaughtError(error);
    reportFailure('screen failed', error, 'warning');
    expect(capture.mock.calls.map(([, { tags }]) => tags.kind)).toEqual(['render']);

    const fatal = new RangeError('broken');
    handlers.onUncaughtError(fatal);
    heard('error', { error: fatal });
    expect(capture).toHaveBeenCalledTimes(2);
    expect(reportError).toHaveBeenCalledWith(fatal);
  });

  test('hears what nobody catches; an error of the browser itself has none to tell of', async () => {
    const { heard, capture } = await load();
    heard('error', { error: new Error('broken') });
    heard('unhandledrejection', { reason: new Error('broken') });
    heard('error', { error: null });
    expect(capture.mock.calls.map(([, { tags }]) => tags.kind)).toEqual(['uncaught', 'rejection']);
  });

  test('is off in a build without an address, and a broken service disturbs nobody', async () => {
    const off = await load(null);
    off.reportFailure('render', new Error());
    expect(off.capture).not.toHaveBeenCalled();
    const { reportFailure, capture } = await load();
    capture.mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => reportFailure('render', new Error())).not.toThrow();
  });
});
