import { expiryOf } from '@campus-bell/api/tokenExpiry';
import { aside, type EarlyCall } from './earlyCalls.ts';

/** What the boot script reads of the page. */
export interface BootSurroundings {
  apiOrigin: string;
  path: string;
  /** What the device keeps under a key of spec §3. */
  stored(key: string): string | null;
  fetch(request: Request): Promise<Response>;
  now(): number;
}

/**
 * Makes the calls that the address alone says the screen will make, while the app's own script is still on its way.
 * Home's as everybody, which is drawn at once; and as whom the app would say: a visitor, or a member whose token surely
 * holds. Where that is not sure, and where a former member's push token has to be dropped first, the call is left to the app.
 */
export function callEarly({ apiOrigin, path, stored, fetch, now }: BootSurroundings): EarlyCall[] {
  const calls: EarlyCall[] = [];

  function ask(path: string, authorization: string | null, credentials: RequestCredentials, isDrawn = true) {
    const url = apiOrigin + path;
    const headers = authorization === null ? {} : { Authorization: authorization };
    const { signal, abort } = giveUp();
    const request = new Request(url, { headers, credentials, signal });
    const answer = fetch(authorization === null ? request : aside(request));
    const call = { url, authorization, at: now(), answer, read: isDrawn ? readOf(answer) : null, abort };
    calls.push(call);
    // What failed before the app asked for it, the app asks for itself.
    answer.catch(() => {
      if (calls.includes(call)) calls.splice(calls.indexOf(call), 1);
    });
  }

  const token = stored('accessToken');
  const holds = token !== null && (expiryOf(token) ?? 0) > now() + leewayMs;
  const authorization = holds ? `Bearer ${token}` : null;
  const isSure = token === null || (holds && stored('pushTokenLeft') === null);
  const eventId = eventPath.exec(path)?.[1];

  if (path === '/') ask('/api/event/banner', null, 'same-origin');
  if (path === '/') ask('/api/event/popular', null, 'same-origin');
  if (path === '/' && authorization !== null && isSure)
    ask('/api/event/popular', authorization, 'same-origin', false);
  if (eventId !== undefined && isSure) {
    ask(`/api/event/detail/${eventId}`, authorization, token === null ? 'include' : 'same-origin');
  }
  return calls;
}

const readOf = (answer: Promise<Response>): Promise<unknown> =>
  answer.then((one) => (one.ok ? one.clone().json() : undefined)).catch(() => undefined);

function giveUp() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const eventPath = /^\/event\/([1-9]\d{0,14})\/?$/;

/** Whether an address is an event's own page. */
export const isEventPath = (path: string) => eventPath.test(path);

/** A token that runs out sooner is the app's to renew, ms. */
const leewayMs = 90_000;
