import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leftPushToken } from '../push/pushMemory.ts';
import {
  acknowledgeSessionEnd,
  endSession,
  followOtherTabs,
  personalKeys,
  readStoredSession,
  selectIsAuthorized,
  sessionTokens,
  storedMember,
  storedOwner,
  storeSession,
  useSessionStore,
} from './sessionStore.ts';
import { stubWindow } from './testStorage.ts';

vi.mock('../push/leaveDevice.ts', () => ({
  leaveDevice: async ({ isSomebodyNext }: { isSomebodyNext: boolean }) =>
    void deleted.push(`pushes shown to the member${isSomebodyNext ? ', whom another follows' : ''}`),
}));

let storages: ReturnType<typeof stubWindow>;
const deleted = vi.hoisted((): string[] => []);

beforeEach(() => {
  storages = stubWindow();
  deleted.length = 0;
  vi.stubGlobal('caches', {
    keys: async () => ['workbox-precache-v2-app', 'images', 'push-log'],
    delete: async (name: string) => deleted.push(`cache ${name}`),
  });
  vi.stubGlobal('indexedDB', {
    databases: async () =>
      ['campus-bell-answers', 'campus-bell-device', 'firebase-messaging-database'].map((name) => ({ name })),
    deleteDatabase: (name: string) => deleted.push(`database ${name}`),
  });
  vi.stubGlobal('navigator', { clearAppBadge: async () => deleted.push('badge') });
  acknowledgeSessionEnd();
  readStoredSession();
});

const isAuthorized = () => selectIsAuthorized(useSessionStore.getState());

describe('reading what is stored', () => {
  test.each(['', ' ', 'null', 'undefined', '토큰', 'two\nlines'])('the token %j is none', (token) => {
    storages.localStorage.setItem('accessToken', token);
    readStoredSession();
    expect(isAuthorized()).toBe(false);
    expect(sessionTokens.read().accessToken).toBeNull();
  });

  test('values that a broken client wrote do not reach the profile', () => {
    storages.localStorage.setItem('email', 'a@campus.test');
    storages.localStorage.setItem('name', 'undefined');
    storages.localStorage.setItem('major', 'null');
    expect(storedMember()).toEqual({ email: 'a@campus.test', name: '', department: null });
  });

  test('nobody is known without an e-mail address and a name', () => {
    storages.localStorage.setItem('major', '소프트웨어학과');
    expect(storedMember()).toBeNull();
  });

  test('a renewed access token keeps the refresh token when none came with it', () => {
    storages.localStorage.setItem('refreshToken', 'refresh');
    sessionTokens.store({ accessToken: 'renewed', refreshToken: null });
    expect(sessionTokens.read()).toMatchObject({ accessToken: 'renewed', refreshToken: 'refresh' });
    expect(isAuthorized()).toBe(true);
  });
});

describe.each(['loggedOut', 'withdrawn', 'rejected', 'memberGone', 'noRefreshToken'] as const)(
  'a session %s',
  (how) => {
    test('leaves nothing of the person but the push token that is still to be dropped', async () => {
      for (const key of personalKeys) storages.localStorage.setItem(key, 'x');
      storages.localStorage.setItem('fcmToken', 'push');
      storages.localStorage.setItem('theme', 'dark');
      storages.sessionStorage.setItem('loginDestination', '/mypage');
      readStoredSession();

      endSession(how);
      expect(useSessionStore.getState()).toEqual({ accessToken: null, memberId: null, ended: how });
      await vi.waitFor(() => expect(deleted).toHaveLength(5));

      expect(storages.localStorage.length).toBe(2);
      expect(leftPushToken()).toBe('push');
      expect(storages.localStorage.getItem('theme')).toBe('dark');
      expect(storages.sessionStorage.length).toBe(0);
      expect(deleted.toSorted()).toEqual([
        'badge',
        'cache images',
        'cache push-log',
        'database campus-bell-answers',
        'pushes shown to the member',
      ]);
    });
  },
);

test('a storage that refuses everything does not stop a session', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', {
    get localStorage() {
      return refuse();
    },
  });
  sessionTokens.store({ accessToken: 'access', refreshToken: 'refresh' });
  expect(isAuthorized()).toBe(true);
  endSession('loggedOut');
  expect(sessionTokens.read()).toMatchObject({ accessToken: null, refreshToken: null });
});

describe('two members on one device', () => {
  const login = (memberId: string) => ({
    memberId,
    email: 'a@campus.test',
    name: '김하늘',
    department: null,
    newMember: false,
    accessToken: `access-${memberId}`,
    refreshToken: 'refresh',
  });

  test('who signs in over somebody else finds nothing of them', async () => {
    storeSession(login('1'));
    expect(deleted).toEqual([]);
    storeSession(login('2'));
    await vi.waitFor(() => expect(deleted).toContain('database campus-bell-answers'));
    await vi.waitFor(() => expect(deleted).toContain('pushes shown to the member, whom another follows'));
  });

  test('who signs in again keeps what was kept', async () => {
    storeSession(login('1'));
    storeSession(login('1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(deleted).toEqual([]);
  });

  test('two sign-ins without an id are two owners, and a renewal changes no owner', () => {
    storeSession(login(''));
    const first = { member: storedOwner(), owner: sessionTokens.read().owner };
    sessionTokens.store({ accessToken: 'renewed', refreshToken: null });
    expect({ member: storedOwner(), owner: sessionTokens.read().owner }).toEqual(first);
    storeSession(login(''));
    expect(storedOwner()).not.toBe(first.member);
    expect(sessionTokens.read().owner).not.toBe(first.owner);
  });

  test('another tab takes the next member over with their token, not before', () => {
    const heard = vi.mocked(window.addEventListener);
    storeSession(login('1'));
    followOtherTabs();
    const onStorage = heard.mock.calls.find(([name]) => name === 'storage')?.[1] as (event: unknown) => void;
    const hear = (key: string, value: string) => {
      storages.localStorage.setItem(key, value);
      onStorage({ key });
    };
    hear('id', '2');
    expect(useSessionStore.getState()).toMatchObject({ memberId: '1', accessToken: 'access-1' });
    hear('accessToken', 'access-2');
    expect(useSessionStore.getState()).toMatchObject({ memberId: '2', accessToken: 'access-2' });
  });

  test('a page of the back/forward cache starts anew when it is somebody else by now', () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { ...window, location: { reload } });
    const heard = vi.mocked(window.addEventListener);
    storeSession(login('1'));
    followOtherTabs();
    const onShow = heard.mock.calls.find(([name]) => name === 'pageshow')?.[1] as (event: unknown) => void;
    onShow({ persisted: true });
    expect(reload).not.toHaveBeenCalled();
    storages.localStorage.setItem('id', '2');
    onShow({ persisted: false });
    expect(reload).not.toHaveBeenCalled();
    onShow({ persisted: true });
    expect(reload).toHaveBeenCalledOnce();
    storages.localStorage.removeItem('accessToken');
    onShow({ persisted: true });
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
