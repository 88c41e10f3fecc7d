import { fn } from 'storybook/test';
import type { LoginAccess } from './GoogleLogin.tsx';

/** For stories: a device with all that a login needs. */
export const readyAccess = {
  pushState: 'granted' as LoginAccess['pushState'],
  hasPushToken: true,
  inAppBrowser: null,
  onLogIn: fn(),
  onRequestPushToken: fn(async () => true),
  onReconnectPush: null as LoginAccess['onReconnectPush'],
  onCopyAddress: fn(async () => true),
};
