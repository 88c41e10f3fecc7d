// The smallest worker that answers without a network: the files of the build and the last answers of the API.
const files = self.__FILES__;
const cacheName = 'floor';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(['/', ...files])));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(caches.match('/'));
  else if (origin === self.location.origin)
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (pathname.startsWith('/api/')) event.respondWith(freshOrKept(request));
});

async function freshOrKept(request) {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
