/** Whether this browser may show notifications; `unsupported` is a browser without them (P4). */
export type PushPermission = 'unsupported' | 'default' | 'granted' | 'denied';

/** Reads the permission. An iPhone's browser tab has none of the three, its home screen app has all. */
export function readPushPermission(scope: Window & typeof globalThis = window): PushPermission {
  const isSupported = 'Notification' in scope && 'PushManager' in scope && 'serviceWorker' in scope.navigator;
  return isSupported ? scope.Notification.permission : 'unsupported';
}
