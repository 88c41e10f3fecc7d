import { createApiClient } from '@campus-bell/api/createApiClient';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { givenPushToken, storePushToken } from '../device/pushMemory.ts';
import { endSession, readStoredSession } from '../session/sessionStore.ts';
import { stubWindow } from '../session/storage.fake.ts';
import { captureLoginReturn } from './capturedReturn.ts';
import { claimOutcome, completeLogin } from './loginReturn.ts';

const login = {
  id: 101,
  accessToken: 'access',
  refreshToken: 'refresh',
  email: 'a@campus.test',
  name: '김하늘',
  major: null,
  isNewMember: false,
};
const redirectUri = 'https://campus.test/loginSuccess';
const pending = { state: 'right', redirectUri };
let storages: ReturnType<typeof stubWindow>;

beforeEach(() => {
  storages = stubWindow();
  readStoredSession();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function server(status: number, body: unknown) {
  const calls: { path: string; body: unknown; authorization: string | null }[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.campus.test',
    tokens: { read: () => ({ accessToken: 'stale', refreshToken: 'stale' }), store: () => undefined },
    onSessionLost: () => undefined,
    fetch: async (request) => {
      calls.push({
        path: new URL(request.url).pathname,
        body: await request.json(),
        authorization: request.headers.get('Authorization'),
      });
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json(body, { status });
    },
  });
  return { api, calls };
}

function arrive(address: string) {
  const url = new URL(address, 'https://campus.test');
  const replaceState = vi.fn();
  captureLoginReturn({
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    history: { state: { key: 'kept' }, replaceState },
  } as unknown as Window);
  return replaceState;
}

async function settle(api: ReturnType<typeof server>['api'], token: string | null = 'push', kept = pending) {
  const outcome = completeLogin({ api, takePending: () => kept, pushToken: async () => token });
  await outcome;
  claimOutcome(outcome);
  return outcome;
}

describe('captureLoginReturn', () => {
  test('the code is out of the address at once, with the history entry kept', () => {
    const replaceState = arrive('/loginSuccess?code=c&state=right#x');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'kept' }, '', '/loginSuccess');
  });

  test('another page keeps its query', () => {
    expect(arrive('/event?code=c&state=right')).not.toHaveBeenCalled();
  });
});

describe('completeLogin', () => {
  test('exchanges the code once, however often it is asked for, without a stale bearer', async () => {
    const { api, calls } = server(200, login);
    arrive('/loginSuccess?code=c&state=right');
    const options = { api, takePending: () => pending, pushToken: async () => 'push' };
    const [first, second] = [completeLogin(options), completeLogin(options)];
    await expect(first).resolves.toEqual({ kind: 'member' });
    expect(second).toBe(first);
    expect([claimOutcome(first), claimOutcome(second)]).toEqual([true, false]);
    expect(calls).toEqual([
      {
        path: '/api/users/oauth',
        body: { authorizationCode: 'c', fcmToken: 'push', redirectUri },
        authorization: null,
      },
    ]);
  });

  test('keeps id, tokens, e-mail and name; a department that is null is not kept as text', async () => {
    storages.localStorage.setItem('major', 'null');
    arrive('/loginSuccess?code=c&state=right');
    await settle(server(200, login).api);
    expect(
      Object.fromEntries(Object.keys(login).map((key) => [key, storages.localStorage.getItem(key)])),
    ).toEqual({
      id: '101',
      accessToken: 'access',
      refreshToken: 'refresh',
      email: 'a@campus.test',
      name: '김하늘',
      major: null,
      isNewMember: null,
    });
  });

  test('a new member is told apart', async () => {
    arrive('/loginSuccess?code=c&state=right');
    await expect(settle(server(200, { ...login, isNewMember: true }).api)).resolves.toEqual({
      kind: 'newMember',
      email: 'a@campus.test',
      name: '김하늘',
    });
  });

  test.each([
    [404, 'notMember'],
    [0, 'failed'],
    [200, 'failed'],
  ] as const)('an exchange answered %s ends as %s and stores nothing', async (status, kind) => {
    arrive('/loginSuccess?code=c&state=right');
    await expect(settle(server(status, {}).api)).resolves.toEqual({ kind });
    expect(storages.localStorage.length).toBe(0);
  });

  test('a refusal by a failing server can be about the push token, until this visit has replaced it', async () => {
    const refusal = async (status: number) => {
      arrive('/loginSuccess?code=c&state=right');
      return settle(server(status, {}).api);
    };
    expect(await refusal(400)).toEqual({ kind: 'refused', canReconnect: false });
    expect(await refusal(500)).toEqual({ kind: 'refused', canReconnect: true });
    storePushToken('fresh', true);
    expect(await refusal(500)).toEqual({ kind: 'refused', canReconnect: false });
  });

  test('remembers which token the server was given', async () => {
    arrive('/loginSuccess?code=c&state=right');
    await settle(server(200, login).api, 'given');
    expect(givenPushToken()).toBe('given');
  });

  test.each([
    ['/loginSuccess', 'missingCode'],
    ['/loginSuccess?state=right', 'missingCode'],
    ['/loginSuccess?code=&state=right', 'missingCode'],
    ['/loginSuccess?code=c', 'wrongState'],
    ['/loginSuccess?code=c&state=wrong', 'wrongState'],
    ['/loginSuccess?error=access_denied&state=right', 'cancelled'],
    ['/loginSuccess?error=server_error&state=right', 'failed'],
  ] as const)('%s ends as %s without an exchange', async (address, kind) => {
    const { api, calls } = server(200, login);
    arrive(address);
    await expect(settle(api)).resolves.toEqual({ kind });
    expect(calls).toEqual([]);
  });

  test('a code that this visit did not ask for is not exchanged', async () => {
    const { api, calls } = server(200, login);
    arrive('/loginSuccess?code=c&state=right');
    const outcome = completeLogin({ api, takePending: () => null, pushToken: async () => 'push' });
    await expect(outcome).resolves.toEqual({ kind: 'wrongState' });
    claimOutcome(outcome);
    expect(calls).toEqual([]);
  });

  test('without a push token nothing is sent', async () => {
    const { api, calls } = server(200, login);
    arrive('/loginSuccess?code=c&state=right');
    await expect(settle(api, null)).resolves.toEqual({ kind: 'pushTokenMissing' });
    expect(calls).toEqual([]);
  });

  test('a reload after the exchange goes on with the session, and to the login without one', async () => {
    const { api, calls } = server(200, login);
    storages.localStorage.setItem('accessToken', 'access');
    readStoredSession();
    arrive('/loginSuccess');
    await expect(settle(api)).resolves.toEqual({ kind: 'member' });
    endSession('loggedOut');
    await expect(settle(api)).resolves.toEqual({ kind: 'missingCode' });
    expect(calls).toEqual([]);
  });
});
