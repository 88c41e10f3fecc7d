import { apiTimeoutMs } from '@campus-bell/domain/limits';

/** A call that went out before the app had started. */
export interface EarlyCall {
  url: string;
  /** The header of that name; null without one. */
  authorization: string | null;
  /** When it went out, ms since 1970. */
  at: number;
  answer: Promise<Response>;
  /** What it says, read as soon as it comes, undefined for a failure; null where nothing draws it before the app. */
  read: Promise<unknown> | null;
  /** Ends it: a browser keeps a second call of the same address waiting behind one that hangs. */
  abort(): void;
}

declare global {
  interface Window {
    /** Left by the boot script; absent where it did not run. */
    earlyCalls?: EarlyCall[];
  }
}

/**
 * The answer to a call that the boot script has made already, each given once; null for all others, and for one that
 * nobody took in time, which is ended. The call ends with the request that it stands in for.
 */
export function takeEarly(
  { method, url, headers, signal }: Request,
  now = Date.now,
): Promise<Response> | null {
  const calls = window.earlyCalls ?? [];
  const authorization = headers.get('Authorization');
  const isIt = (call: EarlyCall) => call.url === url && call.authorization === authorization;
  const at = method === 'GET' ? calls.findIndex(isIt) : -1;
  const [call] = at === -1 ? [] : calls.splice(at, 1);
  if (call === undefined) return null;
  if (now() - call.at >= apiTimeoutMs) {
    call.abort();
    return null;
  }
  signal.addEventListener('abort', call.abort);
  return call.answer;
}

/**
 * The call as everyone but the head of the document makes it: by another spelling of the address. Chromium keeps a second
 * call of an address waiting behind the first, and a preload cannot be ended, however long it hangs. (Past the cache is no
 * way: Safari before 17.2 says so to the server in a header, which no server has to allow.)
 */
export const aside = (request: Request) =>
  request.url.endsWith('/popular') ? new Request(`${request.url}?`, request) : request;
