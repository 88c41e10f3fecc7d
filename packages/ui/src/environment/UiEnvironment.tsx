import type { ApiClient } from '@campus-bell/api/createApiClient';
import type { ImageSources } from '@campus-bell/domain/imageUrl';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { followTaps } from '../touch/shield.ts';

/** How a share ended. `copied`: there is no share sheet, so the link went to the clipboard. */
export type ShareOutcome = 'shared' | 'copied' | 'failed' | 'cancelled';

/** Everything the screens need from the app around them besides their props. */
export interface UiEnvironment {
  api: ApiClient;
  /** Goes to an address of the app. */
  navigate(href: string, options?: { replace?: boolean }): void;
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
  share(data: { title: string; url: string }): Promise<ShareOutcome>;
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
