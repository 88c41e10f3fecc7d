import type { Page, Request } from 'playwright';

/** Everything that went wrong on a page since it was last asked. */
export interface Listener {
  take(): string[];
}

/**
 * Hears errors that are logged or not caught, requests that fail and requests that leave this machine. What a story's
 * campus answers comes from the story's service worker and is part of the story, a failure too.
 */
export function listen(page: Page, origin: string): Listener {
  let problems: string[] = [];
  const add = (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  const isOwn = (url: string) => url.startsWith(origin) || /^(data|blob|about):/.test(url);
  const answered = new Set<string>();

  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (message.text().startsWith('Failed to load resource') && !isOwn(url) && answered.has(url)) return;
    add(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    const url = response.url();
    if (isOwn(url)) {
      if (response.status() >= 400) add(`request: ${response.status()} ${url}`);
    } else if (response.fromServiceWorker()) answered.add(url);
    else add(`outside: ${url}`);
  });
  page.context().on('request', (request) => {
    if (request.serviceWorker() !== null && !isOwn(request.url())) add(`outside: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (isWanted(request, why)) return;
    add(`request: ${why} ${request.url()}`);
  });

  /** A story may leave a request before it is answered, and a scenario may break one off. */
  function isWanted(request: Request, why: string): boolean {
    return why === 'net::ERR_ABORTED' || (!isOwn(request.url()) && why === 'net::ERR_FAILED');
  }

  return {
    take() {
      const taken = problems;
      problems = [];
      answered.clear();
      return taken;
    },
  };
}
