import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
import { fn } from 'storybook/test';
import type { LoginAccess } from './GoogleLogin.tsx';

/** For stories: a device with all that a login needs. */
export const readyAccess = {
  pushState: 'granted' as LoginAccess['pushState'],
  device: { kind: 'android', standalone: false } as LoginAccess['device'],
  hasPushToken: true,
  inAppBrowser: null,
  isReachable: fn(async () => true),
  onLogIn: fn(),
  onRequestPushToken: fn(async () => true),
  onReconnectPush: null as LoginAccess['onReconnectPush'],
  onCopyAddress: fn(async () => true),
};

/** The browser inside KakaoTalk, which another one can be opened from. */
export const kakaoTalk = () => ({
  appName: otherBrowser.app.kakaotalk,
  outsideHref: 'kakaotalk://web/openExternal?url=x',
});
