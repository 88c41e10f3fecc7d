import { ApiError } from './ApiError.ts';

/** Where the session's tokens live; read anew at each call, so that other tabs are followed. */
export interface SessionTokens {
  read(): { accessToken: string | null; refreshToken: string | null };
  store(renewed: { accessToken: string; refreshToken: string | null }): void;
}

/** `rejected`: the server refused the refresh. `noRefreshToken`: there was nothing to refresh with. */
export type SessionLostReason = 'rejected' | 'noRefreshToken';

/** Whether a call needs a member, serves a member and a visitor, or never carries a bearer (AC-14). */
export type AuthPolicy = 'required' | 'optional' | 'none';

type Send = (request: Request) => Promise<Response>;
type Lock = <T>(task: () => Promise<T>) => Promise<T>;

interface SessionOptions {
  tokens: SessionTokens;
  send: Send;
  /** Exchanges the refresh token: new tokens, or an ApiError (`http` means that the server answered). */
  reissue(refreshToken: string): Promise<{ accessToken: string; refreshToken: string | null }>;
  /** Told once per lost session; it must forget the stored tokens before it returns. */
  onSessionLost(reason: SessionLostReason): void;
  withLock?: Lock;
}

/**
 * The session rule of spec §8 (AC-13): a 401 leads to one reissue whoever asks, here or in another tab,
 * and to one repeat of the call. A refresh without an answer keeps the session and rejects with its error; one
 * whose session was ended or replaced meanwhile changes nothing.
 */
export function createSessionFetch(options: SessionOptions): (policy: AuthPolicy) => Send {
  const { tokens, send } = options;
  const renew = createRenewal(options);

  return (policy) => async (request) => {
    if (policy === 'none') return send(request);
    const { accessToken } = tokens.read();
    if (accessToken === null) {
      if (policy === 'required') throw new ApiError('signedOut');
      return send(request);
    }
    const spare = request.clone();
    const answer = await send(withBearer(request, accessToken));
    if (answer.status !== 401) return answer;
    const renewed = await renew(accessToken);
    if (renewed !== null) return send(withBearer(spare, renewed));
    return policy === 'optional' ? send(spare) : answer;
  };
}

function createRenewal({ tokens, reissue, onSessionLost, withLock = browserLock }: SessionOptions) {
  let underWay: Promise<string | null> | null = null;

  async function renewStored(used: string): Promise<string | null> {
    const { accessToken, refreshToken } = tokens.read();
    if (accessToken !== used) return accessToken;
    if (refreshToken === null) {
      onSessionLost('noRefreshToken');
      return null;
    }
    const isReplaced = () => tokens.read().refreshToken !== refreshToken;
    try {
      const renewed = await reissue(refreshToken);
      if (isReplaced()) return tokens.read().accessToken;
      tokens.store(renewed);
      return renewed.accessToken;
    } catch (error) {
      if (!(error instanceof ApiError) || !wasAnswered(error)) throw error;
      if (isReplaced()) return tokens.read().accessToken;
      onSessionLost('rejected');
      return null;
    }
  }

  function renewInTurn(used: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      withLock(async () => {
        const before = tokens.read().accessToken;
        resolve(await renewStored(used));
        // Browsers tell other tabs of a stored value a moment later: the next in turn must find the new token.
        if (tokens.read().accessToken !== before) await pause(handoverMs);
      }).catch(reject);
    });
  }

  return (used: string) => {
    underWay ??= renewInTurn(used).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

const handoverMs = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function wasAnswered({ kind }: ApiError): boolean {
  return kind === 'http' || kind === 'unreadable';
}

function withBearer(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

const browserLock: Lock = (task) =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('campus-bell-session', task)
    : task();
