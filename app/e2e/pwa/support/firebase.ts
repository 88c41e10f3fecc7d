import type { BrowserContext } from '@playwright/test';
import type { PushService, Subscription } from './pushService.ts';

/** What the campus sent, and to which tokens. */
export interface SentPush {
  tokens: string[];
  envelope: object;
}

/** Google's two hosts, the only part of Firebase that is not real here: tokens, each with its subscription. */
export interface FirebaseStandIn {
  /** Cuts the provider off, as the device's lost network would. */
  isReachable: boolean;
  /** Gives the weekly refresh another token. */
  renews: boolean;
  /** What was asked of the provider, as `POST` or `DELETE fcm-1`. */
  readonly calls: string[];
  /** Tokens that reach a device, the newest last. */
  live(): string[];
  /** Delivers as Firebase would; gives the tokens that reach nobody. */
  deliver(sent: readonly SentPush[]): Promise<string[]>;
}

const hosts = {
  installations: 'https://firebaseinstallations.googleapis.com/**',
  registrations: 'https://fcmregistrations.googleapis.com/**',
};

/** Puts the stand-in in Google's place for a browser. */
export async function standInForFirebase(
  context: BrowserContext,
  pushService: PushService,
): Promise<FirebaseStandIn> {
  const tokens = new Map<string, Subscription>();
  const headers = { 'access-control-allow-origin': '*' };
  let made = 0;

  const standIn: FirebaseStandIn = {
    isReachable: true,
    renews: false,
    calls: [],
    live: () => [...tokens.keys()],
    async deliver(sent) {
      const failed: string[] = [];
      for (const { tokens: receivers, envelope } of sent) {
        for (const token of receivers) {
          const subscription = tokens.get(token);
          if (subscription === undefined) failed.push(token);
          else await pushService.push(subscription, JSON.stringify(envelope));
        }
      }
      return failed;
    },
  };

  await context.route(hosts.installations, (route) => {
    if (!standIn.isReachable) return route.abort('internetdisconnected');
    const { fid } = (route.request().postDataJSON() ?? {}) as { fid?: string };
    const authToken = { token: 'auth', expiresIn: '604800s' };
    const isRefresh = route.request().url().includes('authTokens');
    return route.fulfill({
      headers,
      json: isRefresh ? authToken : { fid, refreshToken: 'refresh', authToken },
    });
  });
  await context.route(hosts.registrations, (route) => {
    if (!standIn.isReachable) return route.abort('internetdisconnected');
    const method = route.request().method();
    const known = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const { web } = (route.request().postDataJSON() ?? {}) as { web?: Record<string, string> };
    if (method === 'OPTIONS') return route.continue();
    standIn.calls.push(method === 'POST' ? method : `${method} ${known}`);
    if (method === 'DELETE') {
      tokens.delete(known);
      return route.fulfill({ headers, json: {} });
    }
    const isKept = method === 'PATCH' && !standIn.renews;
    if (!isKept) {
      tokens.delete(known);
      made += 1;
    }
    const token = isKept ? known : `fcm-${made}`;
    const { endpoint = '', auth = '', p256dh = '' } = web ?? {};
    tokens.set(token, { endpoint, keys: { auth, p256dh } });
    return route.fulfill({ headers, json: { token } });
  });
  return standIn;
}
