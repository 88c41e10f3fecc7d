import { pushTokenTimeoutMs } from '@campus-bell/domain/limits';
import type { PushProvider } from './PushProvider.ts';

/** Where the device keeps its push token (spec §3). */
export const pushTokenKey = 'fcmToken';

interface FetchOptions {
  /** Both may never settle: a worker that does not activate, a push service that does not answer. */
  provider(): Promise<PushProvider>;
  registration(): Promise<ServiceWorkerRegistration>;
  known: string | null;
  timeoutMs?: number;
}

/** Fetches this device's push token within 10 s (PW-8). Rejects for whatever reason there is none. */
export async function fetchPushToken(options: FetchOptions): Promise<string> {
  const { provider, registration, known, timeoutMs = pushTokenTimeoutMs } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no push token in time')), timeoutMs);
  });
  const fetched = Promise.all([provider(), registration()]).then(([source, worker]) =>
    source.fetchToken(worker, known),
  );
  try {
    const token = await Promise.race([fetched, expired]);
    if (token.trim() === '') throw new Error('an empty push token');
    return token;
  } finally {
    clearTimeout(timer);
  }
}
