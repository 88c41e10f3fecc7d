import type { StoryContext } from '@storybook/react-vite';
import { deleteDB } from 'idb';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryCampus } from '../../../.storybook/decorators/campus.ts';
import { savedAnswersDatabase } from '../device/answersDatabase.ts';
import { type InstallPromptEvent, useInstallStore } from '../device/installPrompt.ts';
import { memoryStorage } from '../device/memoryStorage.fake.ts';
import { noteGivenPushToken, storePushToken } from '../device/pushMemory.ts';
import { pushLogCache, pushLogPaths } from '../push/pushLogNames.ts';
import { usePushStore } from '../push/pushStore.ts';
import { thisLaunch } from '../pwa/invitations.ts';
import { forgetPerson } from '../session/forgetPerson.ts';
import {
  acknowledgeSessionEnd,
  endSession,
  storedOwner,
  storeSession,
  useSessionStore,
} from '../session/sessionStore.ts';

/** The device that a flow is walked on; without a word of it one that is ready to sign in. */
export interface DeviceParameters {
  userAgent?: string;
  /** What the browser says to notifications; `unsupported` knows none. */
  permission?: NotificationPermission | 'unsupported';
  /** What the student answers when the browser asks; `fails`: it cannot even ask. */
  answer?: NotificationPermission | 'fails';
  /** Whether a push token is kept; by default where notifications are allowed. */
  hasPushToken?: boolean;
  /** The push service gives no token, until the story's `pushService` is up again. */
  isPushServiceDown?: boolean;
  /** The browser offers to install the app. */
  offersInstall?: boolean;
  /** What this visit has noted before the page opened. */
  visit?: Record<string, string>;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    device?: DeviceParameters;
  }
}

const token = 'local-story';

/** Gives a flow its own device: storage, notifications, worker, and nobody's memory of the flow before. */
export async function startDevice({ loaded, parameters }: Pick<StoryContext, 'loaded' | 'parameters'>) {
  const { userAgent, permission = 'granted', answer = 'granted', visit = {} } = parameters.device ?? {};
  const story = loaded as unknown as StoryCampus;
  story.pushService.isUp = parameters.device?.isPushServiceDown !== true;
  const undo: (() => void)[] = [];
  const give = (owner: object, values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values)) {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
      undo.push(() => {
        if (own === undefined) Reflect.deleteProperty(owner, name);
        else Object.defineProperty(owner, name, own);
      });
    }
  };

  await caches.delete(pushLogCache);
  // The page keeps answers when it is idle: those of the flow before perhaps only when that was over.
  await deleteDB(savedAnswersDatabase);
  give(window, {
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(visit),
    indexedDB: undefined,
    Notification: permission === 'unsupported' ? undefined : notifications(permission, answer),
    // What the push service streams to an open page.
    EventSource: class {
      close() {}
    },
  });
  if (permission === 'unsupported') Reflect.deleteProperty(window, 'Notification');
  if (userAgent !== undefined) give(navigator, { userAgent });

  const registration = Object.assign(new EventTarget(), {
    active: { postMessage: fn() },
    installing: null,
    waiting: null,
    pushManager: {},
    getNotifications: async () => [],
    showNotification: fn(async () => undefined),
    update: async () => undefined,
  });
  give(navigator.serviceWorker, {
    controller: null,
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
    getRegistrations: fn(async () => [registration]),
  });

  forgetThePageBefore();
  if (parameters.device?.offersInstall === true) useInstallStore.setState({ offer: installOffer() });
  if (parameters.device?.hasPushToken ?? permission === 'granted') storePushToken(token, false);
  signIn(story);
  return async () => {
    forgetThePageBefore();
    // The session does not wait until its person is forgotten, and what is put back is not theirs.
    await forgetPerson();
    for (const step of undo.reverse()) step();
  };
}

/** Resolves once the app has compared its push token with the provider's, as it does after the start. */
export async function pushLifeHasRun(): Promise<void> {
  await waitFor(() => expect(navigator.serviceWorker.getRegistrations).toHaveBeenCalled());
  // It looks at the workers first and waits for its turn then, before this.
  await navigator.locks.request('push-token', async () => undefined);
}

/** A push arrives: the worker notes when, and tells the page. */
export async function receivePush(at: Date): Promise<void> {
  const cache = await caches.open(pushLogCache);
  await cache.put(pushLogPaths.received, Response.json({ at: at.getTime() }));
  navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', { data: { type: 'updateBadge', count: 1 } }),
  );
}

function installOffer(): InstallPromptEvent {
  const userChoice = Promise.resolve({ outcome: 'accepted' as const });
  return Object.assign(new Event('beforeinstallprompt'), { prompt: fn(async () => undefined), userChoice });
}

function notifications(permission: NotificationPermission, answer: DeviceParameters['answer']) {
  const api = {
    permission,
    requestPermission: fn(async () => {
      if (answer === 'fails') throw new Error('the browser cannot ask');
      api.permission = answer ?? 'granted';
      return api.permission;
    }),
  };
  return api;
}

/** Modules outlive a page in Storybook: what the page before left in them goes as it goes when a member leaves. */
function forgetThePageBefore() {
  useSessionStore.setState({ memberId: 'the one before' });
  endSession('loggedOut');
  acknowledgeSessionEnd();
  localStorage.clear();
  usePushStore.setState(usePushStore.getInitialState());
  useInstallStore.setState(useInstallStore.getInitialState());
  Object.assign(thisLaunch, { isPutOff: false, isIosPromptDue: null });
}

function signIn({ member, tokens, notes }: StoryCampus) {
  if (member !== null && tokens !== null) {
    const { id, email, name, department, isNewMember } = member;
    storeSession({ memberId: String(id), email, name, department, newMember: isNewMember, ...tokens });
    noteGivenPushToken(token);
  }
  const owner = storedOwner();
  for (const [key, value] of Object.entries(notes)) localStorage.setItem(key, JSON.stringify([owner, value]));
}
