import { logFailure } from '../log.ts';
import { storedOwner } from '../session/sessionStore.ts';
import { noteSavedAnswer } from './connectionStore.ts';
import { createOfflineFetch } from './offlineFetch.ts';

/** The fetch of this app's API client: what was read stays readable, for the member it belongs to. */
export function readableFetch() {
  return createOfflineFetch({
    fetch: (request) => globalThis.fetch(request),
    loadStore: () => import('./savedAnswerStore.ts'),
    member() {
      const owner = storedOwner();
      return owner === null ? null : `member ${owner}`;
    },
    onSavedAnswer(at, cause) {
      noteSavedAnswer(at);
      logFailure('answered from the device', cause);
    },
  });
}
