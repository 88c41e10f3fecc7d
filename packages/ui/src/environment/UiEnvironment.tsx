import type { ApiClient } from '@campus-bell/api/createApiClient';
import type { Banner, EventCard, EventDetail } from '@campus-bell/api/wire/event';
import type { ImageSources } from '@campus-bell/domain/imageUrl';
import type { Language } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { createContext, type ReactNode, use, useEffect } from 'react';
import type { NoticeMemory } from '../notices/NoticeMemory.tsx';
import { followTaps } from '../touch/shield.ts';

/** How a share ended. `copied`: there is no share sheet, so the link went to the clipboard. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled';

/** Everything the screens need from the app around them besides their props. */
export interface UiEnvironment {
  api: ApiClient;
  /** Goes to an address of the app. `event` is what a list shows of the event there: its head may stand before its screen. */
  navigate(href: string, options?: { replace?: boolean; event?: EventCard }): void;
  /**
   * Makes what has just opened over the page a step of the history: going back calls `onGoBack` instead of leaving
   * the page. Gives what takes the step away, or null where none can be made. Absent where there is no history.
   */
  addStep?: ((onGoBack: () => void) => (() => void) | null) | undefined;
  /** Opens a checked http(s) address in a new tab. */
  openExternal(url: string): void;
  images: ImageSources;
  /** Origins whose addresses are screens of this app: the page's own, and the public one that the server's links name. */
  appOrigins: readonly string[];
  /** The clock. */
  now(): Date;
  /** Whether an access token is stored. */
  signedIn: boolean;
  /** Names this opening of the screen: the same again when the student comes back to it, so that its lists are. */
  visit: string;
  /** The row of a list that this opening comes back to, and how far below the top of the screen it was, CSS px. */
  rowToComeBackTo?: (() => { row: string; top: number } | null) | undefined;
  /** Speaks another language from now on, on this device; rejects where its texts can't be had now. */
  chooseLanguage(language: Language): Promise<void>;
  share(data: { title: string; text: string; url: string }): Promise<ShareOutcome>;
  /** What the device remembers of notices; its part comes when it is first needed. The same function all along. */
  loadNotices(): Promise<NoticeMemory>;
  /** What of home was drawn before the app started; absent where nothing can be. */
  firstContent?: (() => FirstContent) | undefined;
}

/** What came before the app had started or at the last visit: of home what everybody may see, or an event. */
export interface FirstContent {
  readonly banners?: Banner[];
  readonly popular?: EventCard[];
  /** What its push said of the event that the app was opened for. */
  readonly pushed?: PushedEvent;
  /** The whole of that event, as the server answered whoever is signed in. */
  readonly event?: EventDetail;
  /** When it came, ms since 1970. */
  readonly at: number;
}

const Context = createContext<UiEnvironment | null>(null);

/** Gives the environment to everything below. */
export function UiEnvironmentProvider({
  environment,
  children,
}: {
  environment: UiEnvironment;
  children: ReactNode;
}) {
  useEffect(followTaps, []);
  return <Context value={environment}>{children}</Context>;
}

/** The environment of the app. Throws outside a UiEnvironmentProvider. */
export function useEnvironment(): UiEnvironment {
  const environment = use(Context);
  if (environment === null) throw new Error('useEnvironment needs a UiEnvironmentProvider above it');
  return environment;
}
