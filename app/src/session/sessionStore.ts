import type { SessionLostReason, SessionTokens } from '@campus-bell/api/session';
import { create } from 'zustand';
import { deviceStorage } from './safeStorage.ts';

/** Keys of spec §3 that identify a person; `fcmToken` belongs to the device and stays for the next login. */
export const personalKeys = ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'] as const;

interface SessionState {
  /** The stored access token; spec §3 names the flag derived from it `isAuthorized`. */
  accessToken: string | null;
  /** Why the session ended without the member's wish, until the member has been told. */
  lost: SessionLostReason | null;
}

/** Whether somebody is signed in, derived from the stored token and following other tabs (FR-16). */
export const useSessionStore = create<SessionState>(() => ({ accessToken: null, lost: null }));

/** Selects the spec's `isAuthorized`. */
export const selectIsAuthorized = ({ accessToken }: SessionState) => accessToken !== null;

/** The tokens as the API client reads and renews them. */
export const sessionTokens: SessionTokens = {
  read: () => ({ accessToken: storedToken('accessToken'), refreshToken: storedToken('refreshToken') }),
  store({ accessToken, refreshToken }) {
    deviceStorage.set('accessToken', accessToken);
    if (refreshToken !== null) deviceStorage.set('refreshToken', refreshToken);
    readStoredSession();
  },
};

/** Forgets the person: tokens and profile. */
export function clearSession(): void {
  for (const key of personalKeys) deviceStorage.remove(key);
  readStoredSession();
}

/** Ends a session that the server no longer accepts; the member is told by {@link SessionState.lost}. */
export function loseSession(reason: SessionLostReason): void {
  clearSession();
  useSessionStore.setState({ lost: reason });
}

/** The member has been told. */
export function acknowledgeLostSession(): void {
  useSessionStore.setState({ lost: null });
}

/** Takes over what is stored now; `null` and `undefined` as text are what a broken client once wrote. */
export function readStoredSession(): void {
  useSessionStore.setState({ accessToken: storedToken('accessToken') });
}

/** Follows logins and logouts of other tabs; gives the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'accessToken') readStoredSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function storedToken(key: 'accessToken' | 'refreshToken'): string | null {
  const token = deviceStorage.get(key)?.trim();
  return token === undefined || token === '' || token === 'null' || token === 'undefined' ? null : token;
}
