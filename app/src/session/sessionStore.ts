import type { SessionLostReason, SessionTokens } from '@campus-bell/api/session';
import type { LoginResult, Member } from '@campus-bell/api/wire/member';
import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import { create } from 'zustand';
import { snapshotKey } from '../boot/snapshot.ts';
import { leavePushToken } from '../device/pushMemory.ts';
import { deviceStorage } from '../device/safeStorage.ts';
import { forgetPerson } from './forgetPerson.ts';
import { forgetDestination } from './loginDestination.ts';
import { forgetVisitNotes } from './visitNotes.ts';

/** Keys of spec §3 that identify a person. */
export const personalKeys = ['accessToken', 'refreshToken', 'email', 'id', 'name', 'major'] as const;

/** What is kept of searches: the board that was looked at last, in the keys of spec §3, often that of the department, and all the rest. */
export const searchKeys = { group: 'savedOption1', detail: 'savedOption2', kept: 'keptSearches' } as const;

/** Names a sign-in: whoever signs in next has another, also where the server gives no id. */
const signInKey = 'signIn';

/**
 * Stands there while a member's keys are written, maybe over those of a former one: other tabs see one after the other, and
 * nobody is signed in until the last.
 */
const betweenMembers = 'between';

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

/** Keeps a login (AC-4) and what a new member consented to on the way, and forgets whoever was signed in until now. */
export function storeSession(login: LoginResult): void {
  const { memberId, email, name, department, refreshToken, accessToken } = login;
  const former = storedOwner();
  if (former !== null && former !== memberId) {
    forgetNotes();
    forgetDestination();
    void forgetPerson({ isSomebodyNext: true });
  }
  if (former !== memberId) deviceStorage.set(signInKey, betweenMembers);
  const kept = {
    id: memberId,
    email,
    name,
    major: department ?? '',
    refreshToken,
    accessToken,
    [signInKey]: `${Date.now()}-${Math.random()}`,
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
  forgetNotes();
  void forgetPerson();
  useSessionStore.setState({ accessToken: null, memberId: null, ended });
}

/** What somebody searched for and read, and what home showed them. */
function forgetNotes(): void {
  for (const key of [...Object.values({ ...searchKeys, ...noticeKeys }), snapshotKey])
    deviceStorage.remove(key);
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
    // On another key the next member would be asked for with the former one's bearer.
    const tells = key === null || key === 'accessToken' || key === signInKey;
    if (tells && storedText(signInKey) !== betweenMembers) readStoredSession();
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

/** A stored token; one that fits in no header counts as none, and so does one of a login that is being written. */
function storedToken(key: 'accessToken' | 'refreshToken'): string | null {
  if (storedText(signInKey) === betweenMembers) return null;
  const token = storedText(key);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}
