import { whenIdle } from '../shell/whenIdle.ts';
import { type ReadableKind, readableKey, readableKind } from './readablePath.ts';
import type { Owner, SavedAnswer } from './savedAnswer.ts';

/** Where answers are kept; a part of its own that is loaded when first needed. */
export interface AnswerStore {
  saveAnswer(
    owner: Owner,
    answer: { kind: ReadableKind; path: string; body: string; at: number },
  ): Promise<void>;
  readAnswer(owners: readonly Owner[], path: string): Promise<SavedAnswer | null>;
}

interface OfflineFetchOptions {
  fetch(request: Request): Promise<Response>;
  loadStore(): Promise<AnswerStore>;
  /** The owner of what a session reads; null when nobody is signed in any more. */
  member(): Owner | null;
  /** A saved answer stands in, for what caused it. */
  onSavedAnswer(at: number, cause: unknown): void;
  now?: () => number;
  /** Runs work when the page has time for it. */
  later?: (work: () => void) => void;
  /** How long a readable answer may take before a saved one stands in, ms. */
  patienceMs?: number;
}

/**
 * A fetch that keeps the last lists, details and inbox on the device and reads them from there when the server
 * cannot be reached (PW-6). An answer of the server is passed on as it is, save that a saved list or detail stands in for
 * one that the server failed to give (EV-8).
 */
export function createOfflineFetch(options: OfflineFetchOptions) {
  const { fetch, loadStore, member, onSavedAnswer } = options;
  const { now = Date.now, later = whenIdle, patienceMs = 8_000 } = options;

  function ownerOf(request: Request): Owner | null {
    return request.headers.has('Authorization') ? member() : 'public';
  }

  async function keep(kind: ReadableKind, path: string, owner: Owner | null, copy: Response): Promise<void> {
    const body = await copy.text();
    const at = now();
    later(() => {
      const isStillTheirs = owner === 'public' || owner === member();
      if (owner === null || !isStillTheirs) return;
      loadStore()
        .then((store) => store.saveAnswer(owner, { kind, path, body, at }))
        .catch(() => undefined);
    });
  }

  async function saved(path: string, owner: Owner | null): Promise<SavedAnswer | null> {
    try {
      const store = await loadStore();
      return await store.readAnswer(
        owner === null || owner === 'public' ? ['public'] : [owner, 'public'],
        path,
      );
    } catch {
      return null;
    }
  }

  return async (request: Request): Promise<Response> => {
    const kind = readableKind(request);
    const path = readableKey(request.url);
    const owner = ownerOf(request);
    const { signal } = request;

    const answering = fetch(request).then((response) => {
      if (kind !== null && response.ok) keep(kind, path, owner, response.clone()).catch(() => undefined);
      return response;
    });
    if (kind === null) return answering;
    let cause: unknown;
    try {
      const response = await within(patienceMs, answering);
      const mayStandIn = kind === 'detail' || kind === 'list';
      if (!mayStandIn || response.status < 500) return response;
      cause = new Error(`${kind}: ${response.status}`);
    } catch (error) {
      if (signal.aborted) throw error;
      cause = error;
    }
    const copy = await saved(path, owner);
    if (copy === null) return answering;
    onSavedAnswer(copy.at, cause);
    return new Response(copy.body, { headers: { 'Content-Type': 'application/json' } });
  };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('slow')), ms);
  });
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
