import { within } from '@campus-bell/api/within';
import { whenIdle } from '@campus-bell/ui/hooks/whenIdle';
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
  /** Whether whoever is here leaves the answer of a path on the device. */
  mayKeep?(path: string): boolean;
  /** A saved answer stands in, for what caused it. */
  onSavedAnswer(path: string, at: number, cause: unknown): void;
  /** An answer of the server that could have been a saved one is passed on. */
  onFreshAnswer(path: string): void;
  now?: () => number;
  /** Runs work when the page has time for it. */
  later?: (work: () => void) => void;
  /** How long a readable answer may take before a saved one stands in, ms. */
  patienceMs?: number;
  /** How long the device may look for a saved one, ms: some browsers' databases never say anything. */
  lookingMs?: number;
}

/**
 * A fetch that keeps the last lists, details and inbox on the device and reads them from there when the server
 * cannot be reached or what comes cannot be read (PW-6). An answer of the server is passed on as it is, save that a saved
 * detail, or the first page of a list, stands in for one that the server failed to give (EV-8): a later page would leave
 * holes in a fresh list.
 */
export function createOfflineFetch(options: OfflineFetchOptions) {
  const { fetch, loadStore, member, onSavedAnswer, onFreshAnswer } = options;
  const { now = Date.now, later = whenIdle, mayKeep = () => true } = options;
  const { patienceMs = 8_000, lookingMs = 3_000 } = options;

  function keep(
    reader: Owner | null,
    owner: Owner,
    answer: { kind: ReadableKind; path: string; body: string },
  ) {
    const at = now();
    // A visitor's answer, too, says what whoever was here looked for.
    const isTheirs = () => member() === reader && mayKeep(answer.path);
    later(() => {
      if (!isTheirs()) return;
      loadStore()
        .then((store) => (isTheirs() ? store.saveAnswer(owner, { ...answer, at }) : undefined))
        .catch(() => undefined);
    });
  }

  async function saved(path: string, owner: Owner | null): Promise<SavedAnswer | null> {
    const owners: Owner[] = owner === null || owner === 'public' ? ['public'] : [owner, 'public'];
    try {
      return await within(
        lookingMs,
        loadStore().then((store) => store.readAnswer(owners, path)),
      );
    } catch {
      return null;
    }
  }

  return async (request: Request): Promise<Response> => {
    const kind = readableKind(request);
    const path = readableKey(request.url);
    const reader = member();
    const owner = request.headers.has('Authorization') ? reader : 'public';
    const { signal } = request;

    const answering = fetch(request).then(async (response) => {
      if (kind === null || !response.ok) return response;
      const body = await response.clone().text();
      JSON.parse(body);
      if (owner !== null) keep(reader, owner, { kind, path, body });
      return response;
    });
    if (kind === null) return answering;
    let cause: unknown;
    try {
      const response = await within(patienceMs, answering);
      const mayStandIn = kind === 'detail' || (kind === 'list' && isFirstPage(request));
      if (response.ok) onFreshAnswer(path);
      if (!mayStandIn || !isFailure(response)) return response;
      cause = new Error(`${kind}: ${response.status}`);
    } catch (error) {
      if (signal.aborted) throw error;
      cause = error;
    }
    const copy = await saved(path, owner);
    if (copy === null) return answering;
    if (signal.aborted) throw signal.reason;
    onSavedAnswer(path, copy.at, cause);
    return new Response(copy.body, { headers: { 'Content-Type': 'application/json' } });
  };
}

function isFirstPage({ url }: Request): boolean {
  return Number(new URL(url).searchParams.get('page')) === 0;
}

function isFailure({ status }: Response): boolean {
  return status >= 500 || status === 429;
}
