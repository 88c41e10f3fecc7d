import type { Page } from 'playwright';
import type { StaticServer } from './staticServer.ts';

/** How a call ends that a scenario breaks off; what no server answers ends otherwise. */
const brokenOff = 'net::ERR_FAILED';

/**
 * Hears errors that are logged or not caught, requests that fail, requests that leave this machine and files of
 * Storybook that come through the stories' service worker. What a story's campus answers comes from there and is part
 * of the story, a failure too.
 * @returns everything that went wrong since it was last asked
 */
export function listen(page: Page, { origin, url: address, missed }: StaticServer): () => string[] {
  const problems = new Set<string>();
  const add = (problem: string) => void problems.add(problem);
  const isOwn = (url: string) => url.startsWith(origin) || /^(data|blob|about):/.test(url);
  /** A reviewed picture; the visual review says which there are none of yet. */
  const isPicture = (url: string) => url.startsWith(`${address}screenshots/`);
  const answered = new Set<string>();

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const isUnloaded = message.text().startsWith('Failed to load resource');
    const isBrokenOff = message.text().endsWith(brokenOff);
    if (isUnloaded && (isPicture(url) || isBrokenOff || answered.has(url))) return;
    add(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message} ${error.stack}`));
  page.on('response', (response) => {
    const url = response.url();
    if (isOwn(url)) {
      if (response.status() === 404 && isPicture(url)) return;
      if (missed.has(url)) add(`request: ${response.status()} ${url}`);
      else if (response.fromServiceWorker() && url.startsWith(address)) add(`through the worker: ${url}`);
      else answered.add(url);
    } else if (response.fromServiceWorker()) answered.add(url);
    else add(`outside: ${url}`);
  });
  page.context().on('request', (request) => {
    if (request.serviceWorker() !== null && !isOwn(request.url())) add(`outside: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A story may leave a request before it is answered.
    if (why === brokenOff || why === 'net::ERR_ABORTED') return;
    add(`request: ${why} ${request.url()}`);
  });

  return () => {
    const taken = [...problems];
    problems.clear();
    answered.clear();
    return taken;
  };
}
