/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { createImageCache, isKeepableImage } from './imageCache.ts';
import { answerMessage } from './messages.ts';
import { handleNotificationClick } from './openNotification.ts';
import { createPushLog } from './pushLog.ts';
import { handlePush } from './showPush.ts';
import { readWorkerConfig } from './workerConfig.ts';
import { watchWorkerFailures } from './workerFailures.ts';

declare const self: ServiceWorkerGlobalScope;

const config = readWorkerConfig(import.meta.env, self.location.origin);
const { watched } = watchWorkerFailures(self, config.failures);
const context = { config, log: createPushLog(self.caches) };

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

/** Addresses that are no screen of the app and must never be answered with it: the API, and anything with an ending. */
const noScreens = [/^\/api(\/|$)/, /\/[^/]+\.[a-z0-9]+$/i];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: noScreens }));

const answerImage = createImageCache({
  storage: self.caches,
  fetch: (request) => self.fetch(request),
});
registerRoute(
  ({ request }) => isKeepableImage(request, config),
  ({ request, event }) => answerImage(request, (work) => event.waitUntil(work)),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) =>
  event.waitUntil(watched('push', handlePush(self, event.data, context))),
);
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(watched('click', handleNotificationClick(self, event.notification, context))),
);
self.addEventListener('message', (event) => {
  const work = answerMessage(self, event.data, context);
  if (work !== null) event.waitUntil(watched('message', work));
});
