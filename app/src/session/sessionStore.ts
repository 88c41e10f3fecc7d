import type { SessionLostReason, SessionTokens } from '@campus-bell/api/session';
import type { LoginResult, Member } from '@campus-bell/api/wire/member';
import { create } from 'zustand';
import { leavePushToken } from '../push/pushMemory.ts';
import { forgetPerson } from './forgetPerson.ts';
import { forgetDestination } from './loginDestination.ts';
import { deviceStorage } from './safeStorage.ts';
import { forgetVisitNotes } from './visitNotes.ts';

/** Keys of spec §3 that identify a person. */
export const personalKeys = ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'] as const;

/** The board that was looked at last, in the keys of spec §3: often that of the department. */
export const searchKeys = { group: 'savedOption1', detail: 'savedOption2' } as const;

/** Names a sign-in: whoever signs in next has another, also where the server gives no id. */
const signInKey = 'signIn';

/** How a session ended: lost without the member's wish, or by it. */
export type SessionEnd = SessionLostReason | 'loggedOut' | 'withdrawn';

interface SessionState {
  /** The stored access token; spec §3 names the flag derived from it `isAuthorized`. */
  accessToken: string | null;
  /** Whose session it is: the member's id, or a name of the sign-in where the login gave none; null for a visitor. */
  memberId: string | null;
  /** How the last session ended, until the app has said so and led away. */
  ended: SessionEnd | null;
}

/** Whether somebody is signed in, derived from the stored token and following other tabs (FR-16). */
export const useSessionStore = create<SessionState>(() => ({
  accessToken: null,
  memberId: null,
  ended: null,
}));

/** Selects the spec's `isAuthorized`. */
export const selectIsAuthorized = ({ accessToken }: SessionState) => accessToken !== null;

/** The tokens as the API client reads and renews them. */
export const sessionTokens: SessionTokens = {
  read: () => ({
    accessToken: storedToken('accessToken'),
    refreshToken: storedToken('refreshToken'),
    owner: storedText(signInKey),
  }),
  store({ accessToken, refreshToken }) {
    deviceStorage.set('accessToken', accessToken);
    if (refreshToken !== null) deviceStorage.set('refreshToken', refreshToken);
    readStoredSession();
  },
};

/** Whose bearer a call would carry now, as `memberId`; null without one. Read anew, as the bearer is. */
export function storedOwner(): string | null {
  return storedToken('accessToken') === null ? null : (storedText('id') ?? storedText(signInKey) ?? '');
}

/** Keeps a login (AC-4) and what a new member consented to on the way, and forgets whoever was signed in until now; the access token last, so that other tabs find everything else in place. */
export function storeSession(login: LoginResult): void {
  const { memberId, email, name, department, refreshToken, accessToken } = login;
  const former = storedOwner();
  if (former !== null && former !== memberId) {
    forgetSearch();
    void forgetPerson({ isSomebodyNext: true });
  }
  const kept = {
    id: memberId,
    email,
    name,
    major: department ?? '',
    [signInKey]: `${Date.now()}-${Math.random()}`,
    refreshToken,
    accessToken,
  };
  for (const [key, value] of Object.entries(kept)) {
    if (value === '') deviceStorage.remove(key);
    else deviceStorage.set(key, value);
  }
  if (!login.newMember) forgetVisitNotes();
  readStoredSession();
}

/** What the last login said of the member; null when nobody is known. */
export function storedMember(): Member | null {
  const email = storedText('email');
  const name = storedText('name');
  if (email === null && name === null) return null;
  return { email: email ?? '', name: name ?? '', department: storedText('major') };
}

/** Keeps the department that was just registered. */
export function storeDepartment(department: string): void {
  deviceStorage.set('major', department);
}

/** Ends the session here and, through the storage, in the other tabs; the app is told how by `ended`. */
export function endSession(ended: SessionEnd): void {
  for (const key of [...personalKeys, signInKey]) deviceStorage.remove(key);
  leavePushToken();
  forgetDestination();
  forgetVisitNotes();
  forgetSearch();
  void forgetPerson();
  useSessionStore.setState({ accessToken: null, memberId: null, ended });
}

function forgetSearch(): void {
  for (const key of Object.values(searchKeys)) deviceStorage.remove(key);
}

/** Calls `forget` when the member of this page has left, here or in another tab. Gives the function that stops it. */
export function onMemberLeft(forget: () => void): () => void {
  return useSessionStore.subscribe(({ memberId }, { memberId: former }) => {
    if (former !== null && former !== memberId) forget();
  });
}

/** The app has said how the session ended. */
export function acknowledgeSessionEnd(): void {
  useSessionStore.setState({ ended: null });
}

/** Takes over what is stored now. */
export function readStoredSession(): void {
  useSessionStore.setState({ accessToken: storedToken('accessToken'), memberId: storedOwner() });
}

/**
 * Follows logins and logouts of other tabs, and those that a page slept through in the back/forward cache: it starts
 * anew when it is somebody else's. Gives the function that stops it.
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The token comes last: on an earlier key the next member would be asked for with the former one's bearer.
    if (key === null || key === 'accessToken') readStoredSession();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedOwner() !== useSessionStore.getState().memberId) window.location.reload();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** A stored text; `null` and `undefined` as text are what a broken client once wrote. */
function storedText(key: (typeof personalKeys)[number] | typeof signInKey): string | null {
  const text = deviceStorage.get(key)?.trim();
  return text === undefined || text === '' || text === 'null' || text === 'undefined' ? null : text;
}

/** A stored token; one that fits in no header counts as none. */
function storedToken(key: 'accessToken' | 'refreshToken'): string | null {
  const token = storedText(key);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}
