import { ApiError } from '@campus-bell/api/ApiError';
import { reportFailure } from './reporting/reportFailure.ts';

/** What a call ends in without anything being wrong: no network, a page that is left, nobody signed in. */
const ordinary: readonly string[] = ['network', 'aborted', 'signedOut'];

/** Where failures go that the student need not see (FR-12): the browser's console and the team, without personal data. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? `${error.name} ${error.message}` : 'unknown');
  if (!(error instanceof ApiError && ordinary.includes(error.kind))) reportFailure(what, error, 'warning');
}
