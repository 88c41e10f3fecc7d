import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { leaveFor } from '../device/appHistory.ts';
import { rememberDestination } from '../session/loginDestination.ts';
import { beginLogin } from '../session/loginRequest.ts';
import type { TokenWish } from './pushLife.ts';
import { useAllowPush } from './useAllowPush.ts';

let underWay: Promise<boolean> | null = null;

/**
 * Connects this device anew and leaves for the login, which leads back here; false when there is no token. To be
 * called on a tap; tapped again meanwhile, it is the same departure.
 */
export function useReconnectPush(config: AppConfig): (wish: TokenWish) => Promise<boolean> {
  const allowPush = useAllowPush(config);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;

  return useCallback(
    (wish) => {
      const reconnect = async () => {
        if (!(await allowPush(wish))) return false;
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
