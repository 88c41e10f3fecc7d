import { reportFailure } from './reporting/reportFailure.ts';

/** Where failures go that the student need not see (FR-12): the browser's console and the team, without personal data. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? `${error.name} ${error.message}` : 'unknown');
  reportFailure(what, error, 'warning');
}
