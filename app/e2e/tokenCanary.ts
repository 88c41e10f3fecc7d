import type { BrowserContext, Request } from '@playwright/test';

/** Where a push token may go: to the API at a sign-in, and to the push provider or what stands in for it. */
const allowed = [
  { method: 'POST', address: /\/api\/users\/oauth$/, part: 'body' },
  { method: 'GET', address: /\/local\/push\/(token|drop|stream)\?/, part: 'address' },
  { method: 'DELETE', address: /^https:\/\/fcmregistrations\.googleapis\.com\//, part: 'address' },
  { method: 'PATCH', address: /^https:\/\/fcmregistrations\.googleapis\.com\//, part: 'address' },
] as const;

const tokenPattern = /\b(?:fcm-\d+|e2e-push-token|local-push-token-\w+|local-[0-9a-f]{8}-[0-9a-f-]{27})\b/;

/** Notes every request of a browser that carries a push token to where none belongs; gives what was found. */
export function watchForTokens(context: BrowserContext): { readonly seen: number; readonly leaks: string[] } {
  const found = { seen: 0, leaks: [] as string[] };
  const look = (request: Request) => {
    const parts = {
      address: request.url(),
      body: request.postData() ?? '',
      headers: JSON.stringify(request.headers()),
    };
    for (const [part, text] of Object.entries(parts)) {
      if (!tokenPattern.test(text)) continue;
      found.seen += 1;
      const isAllowed = allowed.some(
        (way) => way.part === part && way.method === request.method() && way.address.test(request.url()),
      );
      if (!isAllowed) found.leaks.push(`${request.method()} ${request.url()}: ${part}`);
    }
  };
  context.on('request', look);
  return found;
}
