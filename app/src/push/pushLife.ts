import { tabLock } from '@campus-bell/api/tabLock';
import { pushTokenTimeoutMs } from '@campus-bell/domain/limits';
import type { AppConfig } from '../config.ts';
import {
  adoptGivenPushToken,
  forgetLeftPushToken,
  leftPushToken,
  storedPushToken,
  storePushToken,
} from '../device/pushMemory.ts';
import { registerNow } from '../device/registerServiceWorker.ts';
import { logFailure } from '../log.ts';
import { storedOwner } from '../session/sessionStore.ts';
import { type AllowPushOutcome, allowPush } from './allowPush.ts';
import { loadPushProvider } from './loadPushProvider.ts';
import type { PushProvider } from './PushProvider.ts';
import { readPushState, usePushStore } from './pushStore.ts';
import { askProvider, fetchPushToken, type PushSources } from './pushToken.ts';

/** `fresh`: one that no server has seen, for whoever knows that the kept one does not work. */
export type TokenWish = 'current' | 'fresh';

let provider: Promise<PushProvider> | null = null;
let stopDelivery: (() => void) | null = null;

function sourcesOf(config: AppConfig): PushSources {
  void registerNow();
  return {
    provider() {
      provider ??= loadPushProvider(config);
      provider.catch(() => {
        provider = null;
      });
      return provider;
    },
    registration: () => navigator.serviceWorker.ready,
  };
}

/** One at a time, over all tabs: two of them would give each other tokens that are dead at once. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const lock = tabLock('push-token', pushTokenTimeoutMs);
  return lock === null ? task() : lock(task);
}

/** Lets go of what a former member left, if anything was; rejects while the provider cannot be told. */
export function settleLeftToken(config: AppConfig): Promise<void> {
  return inTurn(async () => {
    const left = leftPushToken();
    if (left === null) return;
    // Without a worker there is no subscription either: what is sent to the token reaches nobody.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.pushManager !== undefined) {
      const sources = { ...sourcesOf(config), registration: async () => worker };
      await askProvider(sources, (source, registration) => source.dropToken(registration, left));
    }
    stopDelivery?.();
    stopDelivery = null;
    forgetLeftPushToken();
  });
}

/** Asks for the permission and fetches the token: only on a tap. */
export async function allowPushNow(config: AppConfig, wish: TokenWish): Promise<AllowPushOutcome> {
  readPushState();
  const { permission, token } = usePushStore.getState();
  const outcome = await allowPush({
    permission,
    requestPermission: () => Notification.requestPermission(),
    fetchToken: () => fetchAndStore(config, wish),
    storedToken: token,
  });
  readPushState();
  if ('cause' in outcome) logFailure(outcome.kind, outcome.cause);
  if (outcome.kind === 'denied') logFailure('notification permission', new Error('denied'));
  return outcome;
}

/**
 * Only when the permission stands: takes over the provider's token, which may have changed since the server was
 * given it (P9), and lets a local provider deliver. Asks nothing and shows nothing.
 */
export async function resyncPushToken(config: AppConfig): Promise<void> {
  readPushState();
  if (usePushStore.getState().permission !== 'granted') return;
  if (storedOwner() !== null) adoptGivenPushToken();
  try {
    await fetchAndStore(config, 'current');
  } catch (error) {
    logFailure('push token', error);
  }
  readPushState();
}

/** The token for a login: what a former member left is never handed on. Null when there is none. */
export async function tokenForLogin(config: AppConfig): Promise<string | null> {
  if (leftPushToken() === null) return storedPushToken();
  try {
    return await fetchAndStore(config, 'fresh');
  } catch (error) {
    logFailure('push token', error);
    return null;
  }
}

async function fetchAndStore(config: AppConfig, wish: TokenWish): Promise<string> {
  usePushStore.setState({ isFetchingToken: true, hasFailed: false });
  const sources = sourcesOf(config);
  try {
    const token = await inTurn(async () => {
      const left = leftPushToken();
      const fresh = wish === 'fresh' || left !== null;
      const fetched = await fetchPushToken(sources, { fresh, known: left ?? storedPushToken() });
      storePushToken(fetched, fresh);
      return fetched;
    });
    const { deliver } = await sources.provider();
    stopDelivery?.();
    stopDelivery = deliver?.(await sources.registration(), token) ?? null;
    return token;
  } catch (error) {
    usePushStore.setState({ hasFailed: true });
    throw error;
  } finally {
    usePushStore.setState({ isFetchingToken: false });
  }
}
