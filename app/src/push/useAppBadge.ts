import { badgeDelayMs } from '@campus-bell/domain/limits';
import { useEffect } from 'react';
import { showAppBadge } from './appBadge.ts';

/**
 * Keeps the number on the app's icon: 100 ms after it changed, and again when the page becomes visible (PW-4).
 * @param count the unread count, null while the server has not said it yet: the icon then stays as it is
 */
export function useAppBadge(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    const show = () => void showAppBadge(navigator, count);
    const timer = setTimeout(show, badgeDelayMs);
    const onChange = () => {
      if (document.visibilityState === 'visible') show();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [count]);
}
