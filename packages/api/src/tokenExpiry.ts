import { renewAheadMs } from '@campus-bell/domain/limits';
import { within } from './within.ts';

/** Runs out this soon counts as run out: the call is on its way for a while, and no two clocks agree, ms. */
const marginMs = 60_000;

/** When a token runs out by its own word (`exp` of a JWT), ms since 1970; null where it cannot be read. */
export function expiryOf(token: string): number | null {
  try {
    const claims = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/**
 * Renews a token that has run out by its own word before a call carries it, in place of after the 401 of each call.
 * A token whose renewal brings no answer, or none in time, is used as it is from then on: what is kept for the member
 * stands in then, or the 401 waits for the renewal. So is every token once a fresh one had run out already: the
 * device's clock is wrong then.
 */
export function createForesight(
  renew: (used: string) => Promise<string | null>,
  now: () => number,
): (token: string) => Promise<string | null> {
  let keptAsItIs: string | null = null;
  let isClockRight = true;
  const hasRunOut = (token: string) => (expiryOf(token) ?? Number.POSITIVE_INFINITY) - marginMs <= now();

  return async (token) => {
    if (!isClockRight || token === keptAsItIs || !hasRunOut(token)) return token;
    try {
      const renewed = await within(renewAheadMs, renew(token));
      if (renewed !== null && hasRunOut(renewed)) isClockRight = false;
      return renewed;
    } catch {
      keptAsItIs = token;
      return token;
    }
  };
}
