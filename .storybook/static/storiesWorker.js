// The service worker of the stories. Their campus answers what a story fetches; Storybook's own pages and files load
// past it, because on its way each of them waits for the answer of a page that may just be leaving.
addEventListener('fetch', (event) => {
  const { url, destination } = event.request;
  const { origin, pathname } = new URL(url);
  const isFile = destination !== '' || pathname.endsWith('/index.json');
  if (origin === location.origin && isFile) event.stopImmediatePropagation();
});

importScripts('mockServiceWorker.js');
