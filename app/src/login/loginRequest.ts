import { routes } from '@campus-bell/domain/routes';
import type { AppConfig } from '../config.ts';
import { visitStorage } from '../device/safeStorage.ts';

/** A login on its way: what this visit asked for and has to find again on return. */
export interface PendingLogin {
  readonly state: string;
  readonly redirectUri: string;
}

const key = 'pendingLogin';

/** The address that asks Google (or its stand-in) for an authorisation code. */
export function loginAddress(oauth: AppConfig['oauth'], { state, redirectUri }: PendingLogin): string {
  const address = new URL(oauth.authorizeUrl);
  const asked = {
    client_id: oauth.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: oauth.scopes,
    state,
    access_type: 'offline',
    prompt: 'consent',
    ...(oauth.hostedDomain === null ? {} : { hd: oauth.hostedDomain }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** Begins a login: a new random state is kept for this visit, and the address to leave for is given. */
export function beginLogin(oauth: AppConfig['oauth'], appOrigin: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const pending: PendingLogin = { state, redirectUri: `${appOrigin}${routes.loginReturn}` };
  visitStorage.set(key, JSON.stringify(pending));
  return loginAddress(oauth, pending);
}

/** The login that this visit began; taking it uses it up. */
export function takePendingLogin(): PendingLogin | null {
  const text = visitStorage.get(key);
  visitStorage.remove(key);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isPendingLogin(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPendingLogin(kept: unknown): kept is PendingLogin {
  if (typeof kept !== 'object' || kept === null) return false;
  const { state, redirectUri } = kept as Record<string, unknown>;
  return typeof state === 'string' && state !== '' && typeof redirectUri === 'string';
}
