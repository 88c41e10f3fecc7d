/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerEvents } from './answerEvents.ts';
import { createImageCache, isKeepableImage } from './imageCache.ts';
import { readWorkerConfig } from './workerConfig.ts';

declare const self: ServiceWorkerGlobalScope;

const config = readWorkerConfig(import.meta.env, self.location.origin);

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

answerEvents(self, config);
