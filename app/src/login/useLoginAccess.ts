import type { LoginAccess } from '@campus-bell/ui/widgets/GoogleLogin/GoogleLogin';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { leaveFor } from '../device/appHistory.ts';
import { copyAddress } from '../device/copyAddress.ts';
import { deviceKind } from '../device/device.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { usePushState } from '../push/usePushState.ts';
import { inAppBrowserOf, pushStateOf, readDevice } from './deviceSituation.ts';
import { beginLogin } from './loginRequest.ts';
import { useReconnectPush } from './useReconnectPush.ts';

/** What the login and the sign-up step need of the app. */
export function useLoginAccess(config: AppConfig): LoginAccess {
  const { permission, token } = usePushState();
  const allowPush = useAllowPush(config);
  const reconnect = useReconnectPush(config);
  const { state } = useLocation();
  const device = readDevice();

  return {
    pushState: pushStateOf(permission, device),
    device: { kind: deviceKind(device), standalone: device.standalone },
    hasPushToken: token !== null,
    inAppBrowser: inAppBrowserOf(device),
    isReachable: async () => {
      try {
        await fetch('/', { method: 'HEAD', cache: 'no-store' });
        return true;
      } catch {
        return false;
      }
    },
    onLogIn: () => leaveFor(beginLogin(config.oauth, window.location.origin)),
    onRequestPushToken: () => allowPush('current'),
    onReconnectPush: isRefusal(state) ? (isWanted) => reconnect('fresh', isWanted) : null,
    onCopyAddress: copyAddress,
  };
}

/** A login that was just refused, which can be about the push token. */
function isRefusal(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'canReconnect' in state && state.canReconnect === true
  );
}
