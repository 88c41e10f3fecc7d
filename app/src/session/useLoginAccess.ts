import type { LoginAccess } from '@campus-bell/ui/widgets/GoogleLogin/GoogleLogin';
import type { AppConfig } from '../config.ts';
import { leaveFor } from '../device/appHistory.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { usePushState } from '../push/usePushState.ts';
import { inAppBrowserOf, pushStateOf, readDevice } from './deviceSituation.ts';
import { beginLogin } from './loginRequest.ts';

/** What the login and the sign-up step need of the app. */
export function useLoginAccess(config: AppConfig): LoginAccess {
  const { permission, token } = usePushState();
  const onRequestPushToken = useAllowPush(config);
  const device = readDevice();

  return {
    pushState: pushStateOf(permission, device),
    hasPushToken: token !== null,
    inAppBrowser: inAppBrowserOf(device),
    onLogIn: () => leaveFor(beginLogin(config.oauth, window.location.origin)),
    onRequestPushToken,
    onCopyAddress: async () => {
      try {
        await navigator.clipboard.writeText(window.location.href);
        return true;
      } catch {
        return false;
      }
    },
  };
}
