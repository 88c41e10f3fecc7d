import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppConfig } from '../config.ts';
import {
  givenPushToken,
  leavePushToken,
  leftPushToken,
  noteGivenPushToken,
  storedPushToken,
  storePushToken,
} from '../device/pushMemory.ts';
import { stubWindow } from '../session/storage.fake.ts';
import { dropFirst } from './dropFirst.ts';
import { readPushState, usePushStore } from './pushStore.ts';

const provider = vi.hoisted(() => ({ calls: [] as string[], isReachable: true, next: 1 }));

vi.mock('./loadPushProvider.ts', () => ({
  loadPushProvider: async () => {
    const ask = (what: string) => {
      provider.calls.push(what);
      if (!provider.isReachable) throw new TypeError('Failed to fetch');
      return `token-${provider.next++}`;
    };
    return {
      currentToken: async (_registration: unknown, known: string | null) => ask(`current ${known}`),
      freshToken: async (_registration: unknown, known: string | null) => ask(`fresh ${known}`),
      dropToken: async (_registration: unknown, token: string) => void ask(`drop ${token}`),
    };
  },
}));
vi.mock('../device/registerServiceWorker.ts', () => ({ registerNow: async () => undefined }));

const config = {} as AppConfig;
let storages: ReturnType<typeof stubWindow>;
let life: typeof import('./pushLife.ts');

beforeEach(async () => {
  storages = stubWindow();
  Object.assign(window, {
    PushManager: {},
    Notification: { permission: 'granted' },
    navigator: { serviceWorker: {} },
  });
  const worker = { pushManager: {} };
  const serviceWorker = { ready: Promise.resolve(worker), getRegistration: async () => worker };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(provider, { calls: [], isReachable: true, next: 1 });
  vi.resetModules();
  life = await import('./pushLife.ts');
});

const signedInWith = (token: string) => {
  storages.localStorage.setItem('accessToken', 'access');
  storePushToken(token, false);
  noteGivenPushToken(token);
};

describe('what a former member left', () => {
  test('is dropped once, and nothing is asked of the provider afterwards', async () => {
    signedInWith('a');
    leavePushToken();
    expect([storedPushToken(), givenPushToken(), leftPushToken()]).toEqual([null, null, 'a']);
    await life.settleLeftToken(config);
    await life.settleLeftToken(config);
    expect(provider.calls).toEqual(['drop a']);
    expect(leftPushToken()).toBeNull();
  });

  test('is dropped though another tab has its turn and stands still', async () => {
    signedInWith('a');
    leavePushToken();
    const request = (_name: string, { signal }: { signal?: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    vi.useFakeTimers();
    const settling = life.settleLeftToken(config);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(provider.calls).toEqual(['drop a']);
    await settling;
    expect(leftPushToken()).toBeNull();
    vi.useRealTimers();
  });

  test('is dropped where the browser refuses its locks', async () => {
    signedInWith('a');
    leavePushToken();
    const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    await life.settleLeftToken(config);
    expect(leftPushToken()).toBeNull();
  });

  test('is remembered while the provider cannot be reached', async () => {
    signedInWith('a');
    leavePushToken();
    provider.isReachable = false;
    await expect(life.settleLeftToken(config)).rejects.toThrow('Failed to fetch');
    expect(leftPushToken()).toBe('a');
    provider.isReachable = true;
    await life.settleLeftToken(config);
    expect(leftPushToken()).toBeNull();
  });

  test('is never handed to the next login, which gets one that no server has seen, or none', async () => {
    signedInWith('a');
    leavePushToken();
    provider.isReachable = false;
    expect(await life.tokenForLogin(config)).toBeNull();
    provider.isReachable = true;
    expect(await life.tokenForLogin(config)).toBe('token-1');
    expect(provider.calls).toEqual(['fresh a', 'fresh a']);
    expect(leftPushToken()).toBeNull();
  });

  test('holds back every call with a bearer, and no other', async () => {
    signedInWith('a');
    leavePushToken();
    const order: string[] = [];
    const send = dropFirst(
      async ({ url }) => {
        order.push(new URL(url).pathname);
        return new Response();
      },
      config,
      async () => ({
        settleLeftToken: async () => {
          order.push('dropped');
          await life.settleLeftToken(config);
        },
      }),
    );
    const headers = { Authorization: 'Bearer x' };
    await send(new Request('https://api.campus.test/public'));
    await send(new Request('https://api.campus.test/own', { headers }));
    await send(new Request('https://api.campus.test/again', { headers }));
    expect(order).toEqual(['/public', 'dropped', '/own', '/again']);
  });

  test('a bearer goes nowhere while it cannot be dropped', async () => {
    signedInWith('a');
    leavePushToken();
    provider.isReachable = false;
    const sent = vi.fn(async () => new Response());
    const send = dropFirst(sent, config, async () => life);
    const request = new Request('https://api.campus.test/own', { headers: { Authorization: 'Bearer x' } });
    await expect(send(request)).rejects.toThrow('Failed to fetch');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the token of a member', () => {
  test('that the provider has changed counts as lost until the server was given the new one', async () => {
    signedInWith('a');
    await life.resyncPushToken(config);
    readPushState();
    expect(usePushStore.getState()).toMatchObject({ token: 'token-1', isLost: true });
    noteGivenPushToken('token-1');
    readPushState();
    expect(usePushStore.getState().isLost).toBe(false);
  });

  test('that the server was given ten weeks ago counts as lost: it is removed there by then', () => {
    signedInWith('a');
    const tenWeeks = 70 * 24 * 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (const [age, isLost] of [
      [tenWeeks - 1_000, false],
      [tenWeeks, true],
    ] as const) {
      noteGivenPushToken('a', Date.now() - age);
      readPushState();
      expect(usePushStore.getState().isLost).toBe(isLost);
    }
  });

  test('that an older app stored is the one that the server was given', async () => {
    storages.localStorage.setItem('accessToken', 'access');
    storages.localStorage.setItem('fcmToken', 'of the older app');
    await life.resyncPushToken(config);
    readPushState();
    expect(givenPushToken()).toBe('of the older app');
    expect(usePushStore.getState().isLost).toBe(true);
  });

  test.each([
    ['no bearer', null],
    ['the text that a broken client wrote as bearer', 'null'],
    ['a bearer that fits in no header', '토큰'],
  ])('of a visitor, with %s, is never lost', async (_what, accessToken) => {
    if (accessToken !== null) storages.localStorage.setItem('accessToken', accessToken);
    storePushToken('a', false);
    await life.resyncPushToken(config);
    expect(givenPushToken()).toBeNull();
    noteGivenPushToken('a');
    readPushState();
    expect(usePushStore.getState()).toMatchObject({ token: 'token-1', isLost: false });
  });
});
