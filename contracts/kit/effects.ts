import { operationOf, type PactInteraction } from '../pactFiles.ts';
import type { InteractionResult, Mismatch } from '../provider/verification.ts';

/** Reads after which something is different on the server; of a board only with a bearer. */
const changingRead = /^fetch(EventDetail|KeywordNotifications|SingleKeywordFeed|TopicNotifications)$/;

/** Whether a call marks something as read, counts a view or writes. */
export function changesSomething({ description, request }: PactInteraction): boolean {
  const operation = operationOf(description);
  if (operation === 'fetchBoardEvents') return 'Authorization' in (request.headers ?? {});
  return request.method !== 'GET' || changingRead.test(operation);
}

/** What an interaction needs that only a state endpoint can give; null when samples and a bearer do. */
export function needsOf({ providerStates = [] }: PactInteraction, signedIn: boolean): string | null {
  for (const { name } of providerStates) {
    if (/^login code /.test(name)) return 'a login code of Google';
    if (name === 'session is renewable') return 'a refresh token';
    if (name === 'member is signed in' && !signedIn)
      return "a member's bearer: --header 'Authorization: Bearer …'";
  }
  return null;
}

/** Statuses that no data brings about: the bearer, the route or the server itself. */
const structural = [401, 403, 405, 406, 415];

/** Whether other data on the server could make this fit. */
function isForWantOfData({ type, mismatch, expected, actual }: Mismatch): boolean {
  if (type === 'StatusMismatch') {
    return ![expected, actual].some((status) => structural.includes(Number(status)) || Number(status) > 500);
  }
  if (expected === 'null' || actual === 'null') return true;
  const [, was, wanted] = /\((\w+)\) to be equal to .*\((\w+)\)$/s.exec(mismatch) ?? [];
  return /to have minimum size/.test(mismatch) || (was !== undefined && was === wanted);
}

/** Whether a red interaction may only lack its data: nothing prepared it, and each mismatch could be its fault. */
export function isUnprepared({ mismatches }: InteractionResult): boolean {
  const status = mismatches.filter(({ type }) => type === 'StatusMismatch');
  const counted = status.length > 0 ? status : mismatches;
  return counted.length > 0 && counted.every(isForWantOfData);
}
