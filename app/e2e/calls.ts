import type { Page, Request } from '@playwright/test';

/** What home asks for when a member opens it. */
const homePaths = [
  '/api/users',
  '/api/notification/unread-count',
  '/api/subscriptions/isSubscribedTabRead',
  '/api/event/popular',
];

const pathOf = (address: string) => decodeURI(new URL(address).pathname);

/** Does something and waits until a GET of each path has been answered since. */
export async function untilAnswered(
  page: Page,
  paths: readonly string[],
  act: () => Promise<unknown>,
): Promise<void> {
  const answers = paths.map((path) =>
    page.waitForResponse(
      (response) => response.request().method() === 'GET' && pathOf(response.url()) === path,
    ),
  );
  await Promise.all([act(), ...answers]);
}

/** Opens home for a member: the app has started, and nothing that it asked for is on its way any more. */
export const untilHomeAnswered = (page: Page, open: () => Promise<unknown>) =>
  untilAnswered(page, homePaths, open);

/** Resolves when the next call of a path has been answered or given up: nothing can come of it any more. */
export async function untilOver(page: Page, path: string): Promise<void> {
  const isIt = (request: Request) => request.method() === 'GET' && pathOf(request.url()) === path;
  await Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)]);
}

/** The calls that a page makes from now on, as `GET /api/event/popular`, also those that never arrive. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path.startsWith('/api/')) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
