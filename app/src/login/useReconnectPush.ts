import type { ReconnectPush } from '@campus-bell/ui/widgets/GoogleLogin/GoogleLogin';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { leaveFor } from '../device/appHistory.ts';
import type { TokenWish } from '../push/pushLife.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { rememberDestination } from '../session/loginDestination.ts';
import { beginLogin } from './loginRequest.ts';

let underWay: Promise<boolean> | null = null;
let isStillWanted = () => true;

/**
 * Connects this device anew and leaves for the login, which leads back here; false when there is no token. To be
 * called on a tap; tapped again meanwhile, it is the same departure, wanted as long as the last tap is.
 */
export function useReconnectPush(
  config: AppConfig,
): (wish: TokenWish, isWanted?: Parameters<ReconnectPush>[0]) => Promise<boolean> {
  const allowPush = useAllowPush(config);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  return useCallback(
    (wish, isWanted = () => true) => {
      isStillWanted = isWanted;
      const reconnect = async () => {
        if (!(await allowPush(wish)) || !isStillWanted()) return false;
        rememberDestination({ from: here });
        leaveFor(beginLogin(config.oauth, window.location.origin));
        return true;
      };
      underWay ??= reconnect().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    [allowPush, config, here],
  );
}
