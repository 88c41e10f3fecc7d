import { inAppBrowser, outsideAddress } from '@campus-bell/domain/inAppBrowser';
import type { LoginAccess } from '@campus-bell/ui/widgets/GoogleLogin/GoogleLogin';
import { deviceKind, isStandalone } from '../device/device.ts';
import { appNames } from '../device/inAppEscape.ts';
import type { PushPermission } from '../device/pushPermission.ts';

/** What a device tells about itself. */
export interface Device {
  userAgent: string;
  /** Fingers that the screen can tell apart: an iPad that calls itself a Mac has some. */
  maxTouchPoints: number;
  standalone: boolean;
  href: string;
}

/** Reads the device that the app runs on. */
export function readDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  return { userAgent, maxTouchPoints, standalone: isStandalone(), href: window.location.href };
}

/** Why this device has no push token: on iPhone and iPad only the installed app knows notifications (AC-3). */
export function pushStateOf(permission: PushPermission, device: Device): LoginAccess['pushState'] {
  if (permission !== 'unsupported') return permission;
  return deviceKind(device) === 'ios' && !device.standalone ? 'notInstalled' : 'unsupported';
}

/** Whether the page lies in another app's browser, where Google signs nobody in, and the way out of it. */
export function inAppBrowserOf({ userAgent, standalone, href }: Device): LoginAccess['inAppBrowser'] {
  const browser = standalone ? null : inAppBrowser(userAgent);
  if (browser === null) return null;
  return { appName: appNames()[browser] ?? null, outsideHref: outsideAddress(browser, userAgent, href) };
}
