import type { Page, Request, Response } from '@playwright/test';

/** What the frame asks for, on every screen of a member. */
const framePaths = ['/api/users', '/api/notification/unread-count', '/api/subscriptions/isSubscribedTabRead'];
const popularPath = '/api/event/popular';

const pathOf = (address: string) => decodeURI(new URL(address).pathname);

/** Does something and waits until a GET of each path has been answered since. */
export async function untilAnswered(
  page: Page,
  paths: readonly string[],
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([act(), ...paths.map((path) => page.waitForResponse(isAnswerTo(path)))]);
}

const isAnswerTo = (path: string) => (response: Response) =>
  response.request().method() === 'GET' && pathOf(response.url()) === path;

/** Opens a screen for a member: the frame has asked for all that it wants. */
export const untilFrameAnswered = (page: Page, open: () => Promise<unknown>) =>
  untilAnswered(page, framePaths, open);

/** Opens home for a member: the app has started, and nothing that it asked for is on its way any more. */
export async function untilHomeAnswered(page: Page, open: () => Promise<unknown>): Promise<void> {
  // What everybody may see is asked for beside it.
  const ofTheMember = page.waitForResponse(
    (response) =>
      isAnswerTo(popularPath)(response) && response.request().headers().authorization !== undefined,
  );
  await Promise.all([untilAnswered(page, framePaths, open), ofTheMember]);
}

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
