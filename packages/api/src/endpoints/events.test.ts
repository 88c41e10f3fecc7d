import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { fetchEventDetail } from './events.ts';

function detailRequest(accessToken: string | null) {
  return new Promise<Request>((resolve) => {
    const api = createApiClient({
      baseUrl: 'http://api.campus.test',
      tokens: { read: () => ({ accessToken, refreshToken: null }), store: () => undefined },
      onSessionLost: () => undefined,
      fetch: async (request) => {
        resolve(request);
        return Response.json({ eventId: 7 });
      },
    });
    void fetchEventDetail(api, 7);
  });
}

test("a visitor's detail call lets the browser send the view cookie and sets no cookie itself", async () => {
  const request = await detailRequest(null);
  expect(request.credentials).toBe('include');
  expect([...request.headers.keys()].filter((name) => /cookie|authorization/i.test(name))).toEqual([]);
});

test("a member's detail call carries the bearer and no foreign cookie", async () => {
  const request = await detailRequest('token');
  expect(request.credentials).toBe('same-origin');
  expect(request.headers.get('Authorization')).toBe('Bearer token');
});
