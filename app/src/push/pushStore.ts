import { create } from 'zustand';
import type { AppConfig } from '../config.ts';
import { logFailure } from '../log.ts';
import { registerNow } from '../pwa/registerServiceWorker.ts';
import { deviceStorage } from '../session/safeStorage.ts';
import { type AllowPushOutcome, allowPush } from './allowPush.ts';
import { loadPushProvider, type PushProvider } from './PushProvider.ts';
import { type PushPermission, readPushPermission } from './pushPermission.ts';
import { fetchPushToken, pushTokenKey } from './pushToken.ts';

interface PushState {
  permission: PushPermission;
  /** The loading flag of spec §4. */
  isFetchingToken: boolean;
  /** The last fetch brought no token. */
  hasFailed: boolean;
  /** The stored `fcmToken`. */
  token: string | null;
  /** A signed-in device whose token changed: the server learns the new one at the next login (P9). */
  isRenewed: boolean;
}

/** What the app knows of this device's notifications. */
export const usePushStore = create<PushState>(() => ({
  permission: 'unsupported',
  isFetchingToken: false,
  hasFailed: false,
  token: null,
  isRenewed: false,
}));

const renewedKey = 'pushTokenRenewed';
let provider: Promise<PushProvider> | null = null;
let stopDelivery: (() => void) | null = null;

/** Takes over what the browser and the storage say now. */
export function readPushState(): void {
  usePushStore.setState({
    permission: readPushPermission(),
    token: deviceStorage.get(pushTokenKey),
    isRenewed: deviceStorage.get(renewedKey) !== null,
  });
}

/** Asks for the permission and fetches the token: only on a tap. */
export async function allowPushNow(config: AppConfig): Promise<AllowPushOutcome> {
  readPushState();
  const { permission, token } = usePushStore.getState();
  const outcome = await allowPush({
    permission,
    requestPermission: () => Notification.requestPermission(),
    fetchToken: () => fetchAndStore(config),
    storedToken: token,
  });
  readPushState();
  if ('cause' in outcome) logFailure(outcome.kind, outcome.cause);
  if (outcome.kind === 'denied') logFailure('notification permission', new Error('denied'));
  return outcome;
}

/**
 * At idle, and only when the permission stands: compares the provider's token with the stored one (P9) and lets
 * a local provider deliver. Asks nothing and shows nothing.
 */
export async function resyncPushToken(config: AppConfig): Promise<void> {
  readPushState();
  const { permission, token } = usePushStore.getState();
  if (permission !== 'granted') return;
  try {
    const fresh = await fetchAndStore(config);
    if (token !== null && fresh !== token && deviceStorage.get('accessToken') !== null) {
      deviceStorage.set(renewedKey, 'yes');
    }
  } catch (error) {
    logFailure('push token', error);
  }
  readPushState();
}

/** The server has just been given the stored token, at a login. */
export function acknowledgePushToken(): void {
  deviceStorage.remove(renewedKey);
  readPushState();
}

async function fetchAndStore(config: AppConfig): Promise<string> {
  usePushStore.setState({ isFetchingToken: true, hasFailed: false });
  void registerNow();
  const registration = navigator.serviceWorker.ready;
  const loaded = () => {
    provider ??= loadPushProvider(config);
    provider.catch(() => {
      provider = null;
    });
    return provider;
  };
  try {
    const token = await fetchPushToken({
      provider: loaded,
      registration: () => registration,
      known: deviceStorage.get(pushTokenKey),
    });
    deviceStorage.set(pushTokenKey, token);
    const { deliver } = await loaded();
    stopDelivery?.();
    stopDelivery = deliver?.(await registration, token) ?? null;
    return token;
  } catch (error) {
    usePushStore.setState({ hasFailed: true });
    throw error;
  } finally {
    usePushStore.setState({ isFetchingToken: false });
  }
}
