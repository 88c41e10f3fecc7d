import { ApiError } from '@campus-bell/api/ApiError';
import type { ApiClient } from '@campus-bell/api/createApiClient';
import { exchangeLoginCode } from '@campus-bell/api/endpoints/users';
import { noteGivenPushToken, wasPushTokenReplaced } from '../device/pushMemory.ts';
import { logFailure } from '../log.ts';
import { selectIsAuthorized, storeSession, useSessionStore } from '../session/sessionStore.ts';
import { takeLoginReturn } from './capturedReturn.ts';
import type { PendingLogin } from './loginRequest.ts';

/** How a return to `/loginSuccess` ends (AC-5, AC-16). */
export type LoginOutcome =
  | { readonly kind: 'member' }
  | { readonly kind: 'newMember'; readonly email: string; readonly name: string }
  | { readonly kind: 'notMember' }
  | { readonly kind: 'missingCode' }
  | { readonly kind: 'wrongState' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'pushTokenMissing' }
  /** The server answered with an error: the code is refused, or the account is of another domain. */
  | {
      readonly kind: 'refused';
      /** It can be the push token: one of another member is refused in the same words. */
      readonly canReconnect: boolean;
    }
  /** There was no answer that could be used. */
  | { readonly kind: 'failed' };

let underWay: Promise<LoginOutcome> | null = null;

interface CompleteOptions {
  api: ApiClient;
  /** Takes the login that this visit began; called once. */
  takePending(): PendingLogin | null;
  /** The push token to sign in with (spec: `fcmToken`); null when there is none. */
  pushToken(): Promise<string | null>;
}

/** The outcome of this return: however often it is asked for, the code is exchanged once (AC-4). */
export function completeLogin(options: CompleteOptions): Promise<LoginOutcome> {
  underWay ??= outcomeOf(options);
  return underWay;
}

/** True for the first who comes with an outcome's promise: only that one acts on it. */
export function claimOutcome(outcome: Promise<LoginOutcome>): boolean {
  if (outcome !== underWay) return false;
  underWay = null;
  return true;
}

async function outcomeOf({ api, takePending, pushToken }: CompleteOptions): Promise<LoginOutcome> {
  const answer = takeLoginReturn();
  const pending = takePending();
  if (answer === null) return { kind: isSignedIn() ? 'member' : 'missingCode' };
  if (answer.error !== null) return { kind: answer.error === 'access_denied' ? 'cancelled' : 'failed' };
  if (answer.code === null) return { kind: 'missingCode' };
  if (pending === null || pending.state !== answer.state) return { kind: 'wrongState' };
  const token = await pushToken();
  if (token === null) return { kind: 'pushTokenMissing' };
  try {
    const { redirectUri } = pending;
    const login = await exchangeLoginCode(api, {
      authorizationCode: answer.code,
      pushToken: token,
      redirectUri,
    });
    noteGivenPushToken(token);
    storeSession(login);
    return login.newMember ? { kind: 'newMember', email: login.email, name: login.name } : { kind: 'member' };
  } catch (error) {
    logFailure('login', error);
    if (!(error instanceof ApiError) || error.kind !== 'http') return { kind: 'failed' };
    if (error.status === 404) return { kind: 'notMember' };
    const isServers = error.status !== null && error.status >= 500;
    return { kind: 'refused', canReconnect: isServers && !wasPushTokenReplaced() };
  }
}

function isSignedIn(): boolean {
  return selectIsAuthorized(useSessionStore.getState());
}
