import { unblockSteps } from '@campus-bell/domain/unblockSteps';
import { push } from '@campus-bell/domain/words/push';
import { pushCheck } from '@campus-bell/domain/words/pushCheck';

/** What the health check knows of this device (PW-9). */
export interface PushHealth {
  device: 'android' | 'ios' | 'desktop';
  isInstalled: boolean;
  /** The page runs as the installed app, without an address bar. */
  standalone: boolean;
  permission: 'unsupported' | 'default' | 'granted' | 'denied';
  /** The service worker, which shows the notifications. */
  worker: 'missing' | 'starting' | 'active';
  /** `lost`: this device's token is not the one that the server was given, so nothing comes any more. */
  token: 'none' | 'fetching' | 'failed' | 'stored' | 'lost';
  /** When a push last arrived on this device, in words; null when none did. */
  lastPush: string | null;
}

/** What the student can do about a finding, within the app. */
export type Remedy = 'allow' | 'fetchToken' | 'reload' | 'install' | 'reconnect';

/** One line of the health check. */
export interface Finding {
  name: string;
  grade: 'good' | 'attention' | 'neutral';
  text: string;
  /** What to do on this device, when there is something to do. */
  advice: string | null;
  remedy: Remedy | null;
}

const good = (name: string, text: string): Finding => ({
  name,
  grade: 'good',
  text,
  advice: null,
  remedy: null,
});

/** Reads the health of this device as findings, each with its remedy on this very device. */
export function pushFindings(health: PushHealth): Finding[] {
  const isSupported = health.permission !== 'unsupported';
  const rows = [support(health), installation(health)];
  if (isSupported) rows.push(permission(health), worker(health), token(health), lastPush(health));
  return rows;
}

function support({ permission: state, device, isInstalled }: PushHealth): Finding {
  if (state !== 'unsupported') return good(pushCheck.browser, pushCheck.browserGood);
  const needsInstall = device === 'ios' && !isInstalled;
  return {
    name: pushCheck.browser,
    grade: 'attention',
    text: pushCheck.browserLacks,
    advice: needsInstall ? pushCheck.iosOnlyInstalled : pushCheck.newerBrowser,
    remedy: needsInstall ? 'install' : null,
  };
}

function installation({ isInstalled, device }: PushHealth): Finding {
  if (isInstalled) return good(pushCheck.installation, pushCheck.installed);
  return {
    name: pushCheck.installation,
    grade: device === 'ios' ? 'attention' : 'neutral',
    text: pushCheck.notInstalled,
    advice: pushCheck.whyInstall,
    remedy: 'install',
  };
}

function permission({ permission: state, device, standalone }: PushHealth): Finding {
  if (state === 'granted') return good(pushCheck.permission, pushCheck.allowed);
  if (state === 'denied') {
    return {
      name: pushCheck.permission,
      grade: 'attention',
      text: pushCheck.blocked,
      advice: `${unblockSteps()[device][standalone ? 'app' : 'tab'].join('. ')}.`,
      remedy: null,
    };
  }
  return {
    name: pushCheck.permission,
    grade: 'attention',
    text: pushCheck.notAllowedYet,
    advice: null,
    remedy: 'allow',
  };
}

function worker({ worker: state }: PushHealth): Finding {
  if (state === 'active') return good(pushCheck.background, pushCheck.backgroundReady);
  return {
    name: pushCheck.background,
    grade: state === 'starting' ? 'neutral' : 'attention',
    text: state === 'starting' ? pushCheck.backgroundStarting : pushCheck.backgroundMissing,
    advice: state === 'starting' ? pushCheck.lookLater : pushCheck.reloadPrepares,
    remedy: state === 'starting' ? null : 'reload',
  };
}

function token({ token: state, permission: allowed }: PushHealth): Finding {
  const name = pushCheck.registration;
  if (state === 'stored' && allowed === 'granted') return good(name, pushCheck.registered);
  if (state === 'stored') {
    return {
      name,
      grade: 'attention',
      text: pushCheck.registeredNotAllowed,
      advice: pushCheck.allowAgain,
      remedy: null,
    };
  }
  if (state === 'fetching') {
    return { name, grade: 'neutral', text: pushCheck.registering, advice: null, remedy: null };
  }
  if (state === 'lost') {
    return {
      name,
      grade: 'attention',
      text: push.lost,
      advice: pushCheck.lostAdvice,
      remedy: 'reconnect',
    };
  }
  return {
    name,
    grade: 'attention',
    text: state === 'failed' ? pushCheck.registrationFailed : pushCheck.notRegistered,
    advice: allowed === 'granted' ? pushCheck.checkNetwork : pushCheck.registersWhenAllowed,
    remedy: allowed === 'granted' ? 'fetchToken' : null,
  };
}

function lastPush({ lastPush: at }: PushHealth): Finding {
  if (at !== null) return good(pushCheck.last, pushCheck.lastAt({ moment: at }));
  return {
    name: pushCheck.last,
    grade: 'neutral',
    text: pushCheck.lastNone,
    advice: pushCheck.subscribeFirst,
    remedy: null,
  };
}
