import type { ReadSavedAnswer } from '@campus-bell/api/createApiClient';
import { aside, takeEarly } from '../boot/earlyCalls.ts';
import { logFailure } from '../log.ts';
import { storedOwner } from '../session/sessionStore.ts';
import { leavesNothing } from '../session/sharedDevice.ts';
import { noteFreshAnswer, noteSavedAnswer } from './connectionStore.ts';
import { createOfflineFetch } from './offlineFetch.ts';
import { readableKey } from './readablePath.ts';
import type { Owner } from './savedAnswer.ts';

const loadStore = () => import('./savedAnswerStore.ts');

const sameForEverybody = /^\/api\/event\/(popular|banner)(\?|$)/;

function member(): Owner | null {
  const owner = storedOwner();
  return owner === null ? null : `member ${owner}`;
}

/** The fetch of this app's API client: what was read stays readable, for the member it belongs to. */
export function readableFetch() {
  return createOfflineFetch({
    fetch: (request) => takeEarly(request) ?? globalThis.fetch(aside(request)),
    loadStore,
    member,
    mayKeep: (path) => !leavesNothing() || sameForEverybody.test(path),
    onFreshAnswer: noteFreshAnswer,
    onSavedAnswer(path, at, cause) {
      noteSavedAnswer(path, at);
      logFailure('answered from the device', cause);
    },
  });
}

/**
 * What is kept of an answer for whoever would ask for it now; for a member nothing of a visitor's, whose stars say
 * nothing of theirs. Before a worker serves the page nothing is looked up: it
 * is a first visit, and the part that reads would stand in the way of the answer itself.
 */
export const readSavedAnswer: ReadSavedAnswer = async (request, policy) => {
  if (!navigator.serviceWorker?.controller) return null;
  const owner = policy === 'none' ? null : member();
  const { readAnswer } = await loadStore();
  return readAnswer([owner ?? 'public'], readableKey(request.url));
};
