import { writeNote } from '../src/device/deviceNotes.ts';
import { clickPath, likeableEvent, type ShownOptions } from './pushContent.ts';
import { soon } from './soon.ts';
import type { WorkerConfig } from './workerConfig.ts';

/** What handling a click needs of the worker's world. */
export interface ClickScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

/**
 * Follows a click on a notification with exactly one of: focus of a window that already shows the page, focus
 * and navigation of another window that this worker controls, or a new window. The action 'like' leaves a note for
 * the page, which has the session that the worker has not. Where none of them is possible, the notification stands again.
 */
export async function handleNotificationClick(
  scope: ClickScope,
  notification: Notification,
  {
    config,
    action = '',
    note = writeNote,
    now = Date.now,
  }: { config: WorkerConfig; action?: string; note?: typeof writeNote; now?: () => number },
): Promise<void> {
  notification.close();
  const path = clickPath(notification.data, config);
  const eventId = action === 'like' ? likeableEvent(path) : null;
  if (eventId !== null) await soon(note('wantsLike', { eventId, at: now() }), undefined);

  const all = await windowsOf(scope, true);
  const showing = all.find((client) => pathOf(client.url) === path);
  if (showing !== undefined && (await isFocused(showing))) {
    showing.postMessage({ type: 'notificationOpened' });
    return;
  }
  const href = new URL(path, config.appOrigin).href;
  const best = bestOf(await windowsOf(scope, false));
  if (best !== undefined && (await focusAndNavigate(best, href))) return;
  try {
    await scope.clients.openWindow(href);
  } catch (error) {
    // A click opens one window, and Chromium counts the focus of one that was just being closed.
    if ((error as Error).name !== 'InvalidAccessError') throw error;
    const { title, body, tag, lang, icon, badge, timestamp, actions, data } = notification as Notification &
      ShownOptions;
    const options = { body, tag, lang, icon, badge, timestamp, actions, data, silent: true };
    await scope.registration.showNotification(title, options as NotificationOptions);
  }
}

async function windowsOf({ clients }: ClickScope, includeUncontrolled: boolean): Promise<WindowClient[]> {
  const found = await clients.matchAll({ type: 'window', includeUncontrolled });
  return (found as readonly WindowClient[]).filter(({ frameType }) => frameType !== 'nested');
}

function bestOf(windows: WindowClient[]): WindowClient | undefined {
  return (
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0]
  );
}

/** A window that is just being closed cannot be. */
async function isFocused(client: WindowClient): Promise<boolean> {
  try {
    await client.focus();
    return true;
  } catch {
    return false;
  }
}

async function focusAndNavigate(client: WindowClient, href: string): Promise<boolean> {
  try {
    const focused = await client.focus();
    return (await focused.navigate(href)) !== null;
  } catch {
    return false;
  }
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}
