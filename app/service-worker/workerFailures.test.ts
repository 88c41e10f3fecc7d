import { describe, expect, test, vi } from 'vitest';
import { createFakeWorker, startWorker } from './worker.fake.ts';

const address = 'https://errors.campus.test/report';
const secret = 'haneul.kim@ajou.example';

async function start(fake = createFakeWorker(), url = address) {
  await startWorker(fake, { VITE_ERROR_REPORT_URL: url, VITE_BUILD_ID: 'abc1234' });
  const fetched = vi.mocked(fake.scope.fetch) as unknown as ReturnType<typeof vi.fn>;
  const reports = () =>
    fetched.mock.calls
      .filter(([asked]) => asked === address)
      .map(([, init]) => JSON.parse((init as { body: string }).body) as Record<string, string>);
  return { ...fake, reports };
}

describe('a failure of the worker', () => {
  test('of an event is told of before the event is over, without what the push said', async () => {
    const { push, reports, scope } = await start();
    scope.registration.showNotification.mockRejectedValue(new Error(`no permission for ${secret}`));
    await expect(push(JSON.stringify({ notification: { title: secret, body: '장학금' } }))).rejects.toThrow();
    expect(reports()).toMatchObject([
      { build: 'abc1234', kind: 'push', level: 'error', route: 'service-worker', name: 'Error' },
    ]);
    expect(JSON.stringify(reports())).not.toMatch(/haneul|장학금/);
  });

  test('that nobody catches is told of, each once', async () => {
    const { dispatch, reports } = await start();
    for (const round of [1, 2]) {
      await dispatch('error', { error: new TypeError(`${secret} ${round}`) });
      await dispatch('unhandledrejection', { reason: new TypeError(`${secret} ${round}`) });
    }
    await vi.waitFor(() => expect(reports().map(({ kind }) => kind)).toEqual(['uncaught', 'rejection']));
  });

  test('is not told of again after the worker was stopped, but on another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fake = createFakeWorker();
    fake.scope.registration.showNotification.mockRejectedValue(new Error('broken'));
    for (const restart of [1, 2]) {
      const { push, reports } = await start(fake);
      await expect(push(null)).rejects.toThrow();
      expect(reports(), `after start ${restart}`).toHaveLength(1);
    }
    vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
    const { push, reports } = await start(fake);
    await expect(push(null)).rejects.toThrow();
    expect(reports()).toHaveLength(2);
  });

  test('goes nowhere without an address', async () => {
    const { push, scope } = await start(createFakeWorker(), '');
    scope.registration.showNotification.mockRejectedValue(new Error('broken'));
    await expect(push(null)).rejects.toThrow();
    expect(scope.fetch).not.toHaveBeenCalled();
  });
});
