/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerEvents } from './answerEvents.ts';
import { readShownHome } from './documentOfHome.ts';
import { createImageCache, isKeepableImage } from './imageCache.ts';
import { createNavigationAnswer } from './navigationAnswer.ts';
import { createPushedEvents } from './pushedEvents.ts';
import { spokenLanguage } from './spokenLanguage.ts';
import { workerConfigAt } from './workerConfig.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not yet among the types: a request that fits is sent without asking the worker. */
type AddRoutes = (rule: { condition: { urlPattern: URLPatternInit }; source: 'network' }) => Promise<void>;

const config = workerConfigAt(self.location.origin);

// `/` is no file here: which document it is depends on the language.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

/** Addresses that are no screen of the app and must never be answered with it: the API, and anything with an ending. */
const noScreens = [/^\/api(\/|$)/, /\/[^/]+\.[a-z0-9]+$/i];
function shellsOf(ending: string) {
  return {
    home: createHandlerBoundToURL(`/index${ending}.html`),
    app: createHandlerBoundToURL(`/app${ending}.html`),
  };
}
const answerNavigation = createNavigationAnswer({
  shells: { ko: shellsOf(''), en: shellsOf('.en') },
  language: spokenLanguage(self.navigator),
  pushed: createPushedEvents(self.caches),
  shown: () => readShownHome(self.caches),
  config,
});
registerRoute(new NavigationRoute(answerNavigation, { denylist: noScreens }));

/** What no worker answers goes past it where the browser can: a call would wait for it to start else. */
self.addEventListener('install', (event) => {
  const { addRoutes } = event as ExtendableEvent & { addRoutes?: AddRoutes };
  const { protocol, hostname, port } = new URL(config.apiOrigin);
  const condition = {
    urlPattern: { protocol: protocol.slice(0, -1), hostname, port, pathname: '/api/*' },
  };
  event.waitUntil(
    Promise.resolve(addRoutes?.call(event, { condition, source: 'network' })).catch(() => undefined),
  );
});

const answerImage = createImageCache({
  storage: self.caches,
  fetch: (request) => self.fetch(request),
});
registerRoute(
  ({ request }) => isKeepableImage(request, config),
  ({ request, event }) => answerImage(request, (work) => event.waitUntil(work)),
);

answerEvents(self, config);
