/** A call that went out before the app had started. */
export interface EarlyCall {
  url: string;
  /** The header of that name; null without one. */
  authorization: string | null;
  answer: Promise<Response>;
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
 * The answer to a call that the boot script has made already, each given once; null for all others. The call ends with the
 * request that it stands in for.
 */
export function takeEarly({ method, url, headers, signal }: Request): Promise<Response> | null {
  const calls = window.earlyCalls ?? [];
  const authorization = headers.get('Authorization');
  const at = calls.findIndex((call) => call.url === url && call.authorization === authorization);
  if (method !== 'GET' || at === -1) return null;
  const [call] = calls.splice(at, 1);
  if (call === undefined) return null;
  signal.addEventListener('abort', call.abort);
  return call.answer;
}
