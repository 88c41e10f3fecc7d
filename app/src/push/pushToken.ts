import { within } from '@campus-bell/api/within';
import { pushTokenTimeoutMs } from '@campus-bell/domain/limits';
import type { PushProvider } from './PushProvider.ts';

/** Where a call of the provider gets what it needs; both may never settle: a worker that does not activate, a chunk. */
export interface PushSources {
  provider(): Promise<PushProvider>;
  registration(): Promise<ServiceWorkerRegistration>;
  timeoutMs?: number;
}

/** Asks the push provider for something, within 10 s (PW-8). Rejects for whatever reason there is no answer. */
export function askProvider<Answer>(
  { provider, registration, timeoutMs = pushTokenTimeoutMs }: PushSources,
  ask: (provider: PushProvider, registration: ServiceWorkerRegistration) => Promise<Answer>,
): Promise<Answer> {
  const asked = Promise.all([provider(), registration()]).then(([source, worker]) => ask(source, worker));
  return within(timeoutMs, asked);
}

/** Fetches this device's push token; an empty one counts as none. */
export async function fetchPushToken(
  sources: PushSources,
  wish: { fresh: boolean; known: string | null },
): Promise<string> {
  const token = await askProvider(sources, (provider, registration) =>
    wish.fresh
      ? provider.freshToken(registration, wish.known)
      : provider.currentToken(registration, wish.known),
  );
  if (token.trim() === '') throw new Error('an empty push token');
  return token;
}
