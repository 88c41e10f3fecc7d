/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerEvents } from './answerEvents.ts';
import { createNavigationAnswer } from './documentOfPush.ts';
import { createImageCache, isKeepableImage } from './imageCache.ts';
import { createPushedEvents } from './pushedEvents.ts';
import { workerConfigAt } from './workerConfig.ts';

declare const self: ServiceWorkerGlobalScope;

const config = workerConfigAt(self.location.origin);

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

/** Addresses that are no screen of the app and must never be answered with it: the API, and anything with an ending. */
const noScreens = [/^\/api(\/|$)/, /\/[^/]+\.[a-z0-9]+$/i];
const answerNavigation = createNavigationAnswer({
  shell: createHandlerBoundToURL('/app.html'),
  pushed: createPushedEvents(self.caches),
  config,
});
registerRoute(new NavigationRoute(answerNavigation, { denylist: noScreens }));

const answerImage = createImageCache({
  storage: self.caches,
  fetch: (request) => self.fetch(request),
});
registerRoute(
  ({ request }) => isKeepableImage(request, config),
  ({ request, event }) => answerImage(request, (work) => event.waitUntil(work)),
);

answerEvents(self, config);
