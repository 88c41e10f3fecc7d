import { unblockSteps } from '@campus-bell/domain/unblockSteps';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';

/**
 * Why this device has no push token yet. `unsupported`: the browser knows no notifications. `notInstalled`: only
 * the installed app knows them (iPhone, iPad). Otherwise the permission: not asked yet, refused, or given.
 */
export type PushState = 'unsupported' | 'notInstalled' | 'default' | 'denied' | 'granted';

/** What a student in that situation reads, and what the button does that leads out of it. */
export interface PushSituation {
  readonly text: string;
  readonly steps: readonly string[];
  /** Null where the way out lies outside the app. */
  readonly actionLabel: string | null;
  /** Which guide helps first. */
  readonly help: 'install' | 'pushCheck';
}

/** What the way out depends on. */
export interface PushDevice {
  readonly kind: 'android' | 'ios' | 'desktop';
  /** The page runs as the installed app, without an address bar. */
  readonly standalone: boolean;
}

/** The situations of AC-3's error, each with its own way out on this device and in this window. */
export function pushSituation(state: PushState, { kind, standalone }: PushDevice): PushSituation {
  if (state !== 'denied') return situations()[state];
  return {
    text: standalone ? pushSetup.blockedInApp : pushSetup.blockedInTab,
    steps: unblockSteps()[kind][standalone ? 'app' : 'tab'],
    actionLabel: null,
    help: 'pushCheck',
  };
}

const situations = (): Readonly<Record<Exclude<PushState, 'denied'>, PushSituation>> => ({
  unsupported: {
    text: pushSetup.unsupported,
    steps: [pushSetup.openInBrowser, pushSetup.addApp, pushSetup.allowInApp],
    actionLabel: null,
    help: 'install',
  },
  notInstalled: {
    text: pushSetup.iosOnlyInstalled,
    steps: [pushSetup.iosShare, pushSetup.iosAdd, pushSetup.iosAllow],
    actionLabel: null,
    help: 'install',
  },
  default: {
    text: pushSetup.notAllowedYet,
    steps: [],
    actionLabel: pushSetup.allowAndLogIn,
    help: 'pushCheck',
  },
  granted: {
    text: pushSetup.notRegisteredYet,
    steps: [],
    actionLabel: pushSetup.registerAndLogIn,
    help: 'pushCheck',
  },
});
