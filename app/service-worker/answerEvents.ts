/// <reference lib="webworker" />
import { answerMessage } from './messages.ts';
import { handleNotificationClick } from './openNotification.ts';
import { createPushedEvents } from './pushedEvents.ts';
import { createPushLog } from './pushLog.ts';
import { notedManners } from './pushManners.ts';
import { handlePush, tellPages } from './showPush.ts';
import { spokenLanguage } from './spokenLanguage.ts';
import type { WorkerConfig } from './workerConfig.ts';
import { watchWorkerFailures } from './workerFailures.ts';

/** Answers all that is no request: pushes, clicks on notifications, and what pages ask for. */
export function answerEvents(scope: ServiceWorkerGlobalScope, config: WorkerConfig): void {
  const { watched } = watchWorkerFailures(scope, config.failures);
  const context = {
    config,
    log: createPushLog(scope.caches),
    pushed: createPushedEvents(scope.caches),
    manners: notedManners,
    language: spokenLanguage(scope.navigator).now,
  };
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('push', (event) =>
    event.waitUntil(watched('push', handlePush(scope, event.data, context))),
  );
  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(
      watched('click', handleNotificationClick(scope, event.notification, { config, action: event.action })),
    ),
  );
  scope.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(
      watched('subscription', tellPages(scope, { type: 'pushSubscriptionChanged' })),
    ),
  );
  scope.addEventListener('message', (event) => {
    const work = answerMessage(scope, event.data, context);
    if (work !== null) event.waitUntil(watched('message', work));
  });
}
