import { apiTimeoutMs } from '@campus-bell/domain/limits';
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './ApiError.ts';
import { reissueToken } from './endpoints/reissueToken.ts';
import type { paths } from './schema.d.ts';
import { sendWithin } from './sendWithin.ts';
import {
  type AuthPolicy,
  createSessionFetch,
  type SessionLostReason,
  type SessionTokens,
} from './session.ts';

/** The typed HTTP client, once for each way of carrying the session; endpoint functions pick the right one. */
export type ApiClient = Record<AuthPolicy, Client<paths>> & {
  /** Whether a call made now would carry a bearer. */
  isSignedIn(): boolean;
  /** Reads what the device keeps of the answer that `ask` asks for; null without it. Absent where nothing is kept. */
  readSaved?<Data>(ask: (saved: ApiClient) => Promise<Data>): Promise<Saved<Data> | null>;
};

/** What an answer held that the device keeps. */
export interface Saved<Data> {
  data: Data;
  /** When the answer came, ms since 1970. */
  at: number;
}

/** Gives the kept answer to a call that would go out with this policy; null without one. */
export type ReadSavedAnswer = (
  request: Request,
  policy: AuthPolicy,
) => Promise<{ body: string; at: number } | null>;

/** How a call is bounded by its caller. */
export type CallOptions = { signal?: AbortSignal };

/** What {@link createApiClient} is made of. */
export interface ApiClientOptions {
  /** Address of the API host, without `/api`. */
  baseUrl: string;
  tokens: SessionTokens;
  /** Told when a session ended without the member's wish; must forget the stored session. */
  onSessionLost(reason: SessionLostReason): void;
  /** Longest wait for an answer, in milliseconds. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  readSavedAnswer?: ReadSavedAnswer;
  /** The time by which tokens run out, ms since 1970. */
  now?: () => number;
}

/** Makes the client of the product's API (spec §7). Calls reject with ApiError and are never retried (FR-13). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, tokens, onSessionLost, timeoutMs = apiTimeoutMs } = options;
  const send = (request: Request) =>
    sendWithin(request, timeoutMs, options.fetch ?? ((sent) => globalThis.fetch(sent)));
  const none = createClient<paths>({ baseUrl, fetch: send });
  const sessionFetch = createSessionFetch({
    tokens,
    send,
    onSessionLost,
    ...(options.now === undefined ? {} : { now: options.now }),
    reissue: (refreshToken) => reissueToken({ none }, refreshToken),
  });
  return {
    none,
    optional: createClient<paths>({ baseUrl, fetch: sessionFetch('optional') }),
    required: createClient<paths>({ baseUrl, fetch: sessionFetch('required') }),
    isSignedIn: () => tokens.read().accessToken !== null,
    ...(options.readSavedAnswer === undefined
      ? {}
      : { readSaved: savedReader(baseUrl, options.readSavedAnswer) }),
  };
}

function savedReader(baseUrl: string, readSavedAnswer: ReadSavedAnswer): NonNullable<ApiClient['readSaved']> {
  return async (ask) => {
    let at: number | null = null;
    const client = (policy: AuthPolicy) =>
      createClient<paths>({
        baseUrl,
        async fetch(request) {
          const kept = await readSavedAnswer(request, policy);
          if (kept === null) throw new ApiError('network');
          at = kept.at;
          return new Response(kept.body);
        },
      });
    const saved = { none: client('none'), optional: client('optional'), required: client('required') };
    try {
      const data = await ask({ ...saved, isSignedIn: () => false });
      return at === null ? null : { data, at };
    } catch {
      return null;
    }
  };
}
