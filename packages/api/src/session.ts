import { goneCheckMs, sessionLockMs } from '@campus-bell/domain/limits';
import { ApiError, isErrorOfFilter } from './ApiError.ts';
import { type Lock, tabLock } from './tabLock.ts';
import { createForesight } from './tokenExpiry.ts';

/** A session as it is stored. */
export interface StoredSession {
  accessToken: string | null;
  refreshToken: string | null;
  /** Names the sign-in that it came of: the same after a renewal, another for whoever signs in next. */
  owner?: string | null;
}

/** Where the session's tokens live; read anew at each call, so that other tabs are followed. */
export interface SessionTokens {
  read(): StoredSession;
  store(renewed: { accessToken: string; refreshToken: string | null }): void;
}

/**
 * `rejected`: the server refused the refresh. `memberGone`: it knows no such member any more, who withdrew on another
 * device. `noRefreshToken`: there was nothing to refresh with.
 */
export type SessionLostReason = 'rejected' | 'memberGone' | 'noRefreshToken';

/** Whether a call needs a member, serves a member and a visitor, or never carries a bearer (AC-14). */
export type AuthPolicy = 'required' | 'optional' | 'none';

type Send = (request: Request) => Promise<Response>;

interface SessionOptions {
  tokens: SessionTokens;
  send: Send;
  /** Exchanges the refresh token: new tokens, or an ApiError (`http` means that the server answered). */
  reissue(refreshToken: string): Promise<{ accessToken: string; refreshToken: string | null }>;
  /** Told once per lost session; it must forget the stored tokens before it returns. */
  onSessionLost(reason: SessionLostReason): void;
  /** Lets one tab renew at a time; null where the browser cannot. */
  withLock?: Lock | null;
  now?: () => number;
}

/**
 * The session rule of spec §8 (AC-13): a 401 leads to one reissue whoever asks, here or in another tab,
 * and to one repeat of the call; a token that has run out by its own word is renewed before the call. A refresh
 * without an answer keeps the session and rejects with its error; one whose session was ended or replaced meanwhile
 * changes nothing, and no call is repeated as another member. A public read does without the bearer where only the
 * refresh cannot be reached.
 *
 * The server answers the bearer of a member who is gone with 500 in shape C on every route. Such an answer leads to one
 * refresh as well, at most once a minute: it tells whether the session is over. If it is, a public GET is repeated
 * without the bearer; if not, the 500 stands.
 */
export function createSessionFetch(options: SessionOptions): (policy: AuthPolicy) => Send {
  const { tokens, send, now = Date.now } = options;
  const renew = createRenewal(options);
  const renewAhead = createForesight(renew, now);
  const isSessionOver = createGoneCheck(options, renew);

  return (policy) => async (request) => {
    if (policy === 'none') return send(request);
    const { accessToken, owner } = tokens.read();
    if (accessToken === null) {
      if (policy === 'required') throw new ApiError('signedOut');
      return send(request);
    }
    const isPublicRead = policy === 'optional' && request.method === 'GET';
    const bearer = await renewAhead(accessToken);
    if (bearer === null || tokens.read().owner !== owner) {
      if (isPublicRead) return send(request);
      throw new ApiError('signedOut');
    }
    const spare = request.clone();
    const answer = await send(withBearer(request, bearer));
    const repeat = (again: Request) => {
      // A body that nobody reads counts as an aborted request.
      answer.text().catch(() => '');
      return send(again);
    };
    const asVisitor = () => (isPublicRead ? repeat(spare) : answer);
    if (answer.status === 401) {
      const renewed = await renew(bearer).catch((error: unknown) => {
        if (isPublicRead) return null;
        throw error;
      });
      if (renewed === null) return asVisitor();
      return tokens.read().owner === owner ? repeat(withBearer(spare, renewed)) : answer;
    }
    const mayBeGone = answer.status === 500 && (await isErrorOfFilter(answer.clone()));
    return mayBeGone && (await isSessionOver(bearer)) ? asVisitor() : answer;
  };
}

/** Whether the session with this token has ended, asked for by a refresh; a refresh that tells nothing is a no. */
function createGoneCheck({ tokens, now = Date.now }: SessionOptions, renew: Renew) {
  let underWay: Promise<boolean> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(used: string): Promise<boolean> {
    askedAt = now();
    return renew(used).then(
      (token) => token === null,
      () => false,
    );
  }

  return (used: string): Promise<boolean> => {
    if (underWay !== null) return underWay;
    const { accessToken } = tokens.read();
    if (accessToken !== used || now() - askedAt < goneCheckMs) return Promise.resolve(accessToken === null);
    underWay = ask(used).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

type Renew = (used: string) => Promise<string | null>;

function createRenewal(options: SessionOptions): Renew {
  const { tokens, reissue, onSessionLost } = options;
  const { withLock = tabLock('campus-bell-session', sessionLockMs) } = options;
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
      if (!(error instanceof ApiError)) throw error;
      if (isOfGateway(error)) throw new ApiError('network', { cause: error });
      if (!wasAnswered(error)) throw error;
      if (withLock === null) await otherTabsAnswer(isReplaced);
      if (isReplaced()) return tokens.read().accessToken;
      onSessionLost(error.status === 404 ? 'memberGone' : 'rejected');
      return null;
    }
  }

  function renewInTurn(used: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      (withLock ?? alone)(async () => {
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
/** How long a refusal waits for the answer of another tab that sent the same refresh token first. */
const otherTabMs = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Without a lock two tabs may send one refresh token: a server that gives it once refuses the second. */
async function otherTabsAnswer(isThere: () => boolean): Promise<void> {
  for (let waited = 0; waited < otherTabMs && !isThere(); waited += handoverMs) await pause(handoverMs);
}

function wasAnswered({ kind }: ApiError): boolean {
  return kind === 'http' || kind === 'unreadable';
}

/** What a gateway answers while the server behind it cannot: no word about the session. */
function isOfGateway({ status }: ApiError): boolean {
  return status !== null && [429, 502, 503, 504].includes(status);
}

function withBearer(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

const alone: Lock = (task) => task();
