import { type BadgeNavigator, showAppBadge } from '../src/push/appBadge.ts';
import { pushContent, type ShownOptions } from './pushContent.ts';
import type { PushLog } from './pushLog.ts';
import type { WorkerConfig } from './workerConfig.ts';

/** What handling a push needs of the worker's world. */
export interface PushScope {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Pick<Clients, 'matchAll'>;
  navigator: BadgeNavigator;
}

/** The data of a push event. */
export type PushData = Pick<PushMessageData, 'json'> | null;

/** Shows exactly one notification for a push, whatever it carries, and then tells the open pages and the icon. */
export async function handlePush(
  scope: PushScope,
  data: PushData,
  { config, log, now = Date.now }: { config: WorkerConfig; log: PushLog; now?: () => number },
): Promise<void> {
  const at = now();
  const content = pushContent(read(data), config, at);
  const shown = show(scope, content.title, content.options);
  const count = content.unreadCount;
  await Promise.allSettled([
    shown,
    tellPages(scope, count === null ? { type: 'updateBadge' } : { type: 'updateBadge', count }),
    count === null ? undefined : showAppBadge(scope.navigator, count),
    log.received(at),
  ]);
  await shown;
}

function read(data: PushData): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

async function show(scope: PushScope, title: string, options: ShownOptions): Promise<void> {
  try {
    await scope.registration.showNotification(title, options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { body = '', tag = title, data } = options;
    await scope.registration.showNotification(title, { body, tag, data });
  }
}

async function tellPages({ clients }: PushScope, message: unknown): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows) client.postMessage(message);
}
