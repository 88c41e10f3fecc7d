import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leftPushToken } from '../device/pushMemory.ts';
import { rememberDestination, takeDestination } from './loginDestination.ts';
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
import { loginOf, stubWindow } from './storage.fake.ts';

vi.mock('../device/leaveDevice.ts', () => ({
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

/** Tells of every key that is written to this device from now on, once it is. */
function watchWrites(tell: (key: string, value: string | null) => void): void {
  const { setItem, removeItem } = storages.localStorage;
  storages.localStorage.setItem = (key, value) => {
    setItem(key, value);
    tell(key, value);
  };
  storages.localStorage.removeItem = (key) => {
    removeItem(key);
    tell(key, null);
  };
}

describe('two members on one device', () => {
  test('who signs in over somebody else finds nothing of them', async () => {
    storeSession(loginOf('1'));
    expect(deleted).toEqual([]);
    storeSession(loginOf('2'));
    await vi.waitFor(() => expect(deleted).toContain('database campus-bell-answers'));
    await vi.waitFor(() => expect(deleted).toContain('pushes shown to the member, whom another follows'));
  });

  test('who signs in over somebody else is not led to where that one was', () => {
    storeSession(loginOf('1'));
    rememberDestination({ from: '/event?searchText=상담' });
    storeSession(loginOf('2'));
    expect(takeDestination()).toBe('/');
  });

  test('who signs in again keeps what was kept', async () => {
    storeSession(loginOf('1'));
    rememberDestination({ from: '/event?searchText=상담' });
    storeSession(loginOf('1'));
    expect(takeDestination()).toContain('searchText');
    await new Promise((resolve) => setTimeout(resolve));
    expect(deleted).toEqual([]);
  });

  test('two sign-ins without an id are two owners, and a renewal changes no owner', () => {
    storeSession(loginOf(''));
    const first = { member: storedOwner(), owner: sessionTokens.read().owner };
    sessionTokens.store({ accessToken: 'renewed', refreshToken: null });
    expect({ member: storedOwner(), owner: sessionTokens.read().owner }).toEqual(first);
    storeSession(loginOf(''));
    expect(storedOwner()).not.toBe(first.member);
    expect(sessionTokens.read().owner).not.toBe(first.owner);
  });

  test('while a login is written no other tab sees one member’s token under another’s name', () => {
    storeSession(loginOf('1'));
    const first = sessionTokens.read().owner;
    const steps: [string, string | null][] = [];
    watchWrites((key, value) => steps.push([key, value]));
    const before = Object.entries({
      accessToken: 'access-1',
      refreshToken: 'refresh',
      id: '1',
      signIn: first,
    });
    storeSession(loginOf('2'));
    const second = sessionTokens.read().owner;

    const other = stubWindow().localStorage;
    for (const [key, value] of before) other.setItem(key, `${value}`);
    const seen = steps.map(([key, value]) => {
      if (value === null) other.removeItem(key);
      else other.setItem(key, value);
      const { accessToken, owner } = sessionTokens.read();
      return accessToken === null ? 'nobody' : [accessToken, storedOwner(), owner].join(' ');
    });
    expect(new Set(seen)).toEqual(new Set([`access-1 1 ${first}`, 'nobody', `access-2 2 ${second}`]));
    expect(seen.at(-1)).toContain('access-2');
  });

  test('another tab takes the next member over with their token, not before', () => {
    const heard = vi.mocked(window.addEventListener);
    storeSession(loginOf('1'));
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

  test('a tab that hears of every step of a login shows one member and then the other, never the login', () => {
    const heard = vi.mocked(window.addEventListener);
    storeSession(loginOf('1'));
    followOtherTabs();
    const onStorage = heard.mock.calls.find(([name]) => name === 'storage')?.[1] as (event: unknown) => void;
    const shown: (string | null)[] = [];
    const stop = useSessionStore.subscribe(({ memberId }) => shown.push(memberId));
    watchWrites((key) => onStorage({ key }));
    storeSession(loginOf('2'));
    stop();
    expect(new Set(shown)).toEqual(new Set(['2']));
  });

  test('a page of the back/forward cache starts anew when it is somebody else by now', () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { ...window, location: { reload } });
    const heard = vi.mocked(window.addEventListener);
    storeSession(loginOf('1'));
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
