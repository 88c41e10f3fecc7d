import { useEffect } from 'react';
import { readPushState, usePushStore } from './pushStore.ts';

/** What is known of this device's notifications, read anew when the permission or the page's visibility changes. */
export function usePushState() {
  useEffect(() => {
    readPushState();
    let status: PermissionStatus | null = null;
    let isOver = false;
    document.addEventListener('visibilitychange', readPushState);
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (isOver) return;
        status = found;
        status.addEventListener('change', readPushState);
        // It may have changed before it could be listened to.
        readPushState();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', readPushState);
      status?.removeEventListener('change', readPushState);
    };
  }, []);
  return usePushStore();
}
