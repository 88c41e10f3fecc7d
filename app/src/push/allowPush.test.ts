import { describe, expect, test, vi } from 'vitest';
import type { PushPermission } from '../device/pushPermission.ts';
import { allowPush } from './allowPush.ts';
import { fetchPushToken } from './pushToken.ts';

function setUp(permission: PushPermission, answer: NotificationPermission | Error = 'granted') {
  const requestPermission = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const fetchToken = vi.fn(async () => 'token');
  const run = (storedToken: string | null = null) =>
    allowPush({ permission, requestPermission, fetchToken, storedToken });
  return { run, requestPermission, fetchToken };
}

describe('allowPush', () => {
  test('asks nothing of a browser without notifications', async () => {
    const { run, requestPermission } = setUp('unsupported');
    expect(await run()).toEqual({ kind: 'unsupported' });
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test('asks once and fetches the token when allowed', async () => {
    const { run, requestPermission } = setUp('default');
    expect(await run()).toEqual({ kind: 'ready', token: 'token', isFirst: true });
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  test('asks before anything is waited for, so that the tap still counts', () => {
    const { run, requestPermission } = setUp('default');
    void run();
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  test('does not ask again when allowed or denied before', async () => {
    const granted = setUp('granted');
    expect(await granted.run('old')).toEqual({ kind: 'ready', token: 'token', isFirst: false });
    const denied = setUp('denied');
    expect(await denied.run()).toEqual({ kind: 'denied' });
    for (const { requestPermission } of [granted, denied]) expect(requestPermission).not.toHaveBeenCalled();
    expect(denied.fetchToken).not.toHaveBeenCalled();
  });

  test('tells a refusal, a closed question and a failed question apart', async () => {
    expect(await setUp('default', 'denied').run()).toEqual({ kind: 'denied' });
    expect(await setUp('default', 'default').run()).toEqual({ kind: 'unanswered' });
    expect(await setUp('default', new Error('x')).run()).toMatchObject({ kind: 'setupFailed' });
  });

  test('reports a token that did not come, whatever the reason', async () => {
    const { run, fetchToken } = setUp('granted');
    fetchToken.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await run()).toMatchObject({ kind: 'tokenFailed' });
  });
});

describe('fetchPushToken', () => {
  const registration = async () => ({}) as ServiceWorkerRegistration;
  const never = new Promise<never>(() => undefined);
  const none = {
    currentToken: async () => 't',
    freshToken: async () => 't',
    dropToken: async () => undefined,
  };

  test.each([
    [
      'a provider that never answers',
      { provider: async () => ({ ...none, currentToken: () => never }), registration },
    ],
    ['a worker that never activates', { provider: async () => none, registration: () => never }],
    ['a chunk that never loads', { provider: () => never, registration }],
  ])('gives up after 10 s on %s', async (_what, sources) => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    fetchPushToken(sources, { fresh: false, known: null }).catch(outcome);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('hands the known token to the provider and refuses an empty one', async () => {
    const currentToken = vi.fn(async () => ' ');
    const provider = async () => ({ ...none, currentToken });
    const wish = { fresh: false, known: 'old' };
    await expect(fetchPushToken({ provider, registration }, wish)).rejects.toThrow('empty');
    expect(currentToken).toHaveBeenCalledWith({}, 'old');
  });
});
