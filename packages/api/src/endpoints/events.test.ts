import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { fetchEventDetail, fetchSingleKeywordFeed } from './events.ts';

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

function feedAddress(encodedKeyword: string) {
  return new Promise<string>((resolve) => {
    const api = createApiClient({
      baseUrl: 'http://api.campus.test',
      tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
      onSessionLost: () => undefined,
      fetch: async (request) => {
        resolve(new URL(request.url).pathname);
        return Response.json({ result: [], hasNext: false });
      },
    });
    void fetchSingleKeywordFeed(api, { encodedKeyword, page: 0 });
  });
}

test("a keyword's feed is asked for by the name as received", async () => {
  expect(await feedAddress('%EC%9E%A5%ED%95%99_AjouScholarship')).toBe(
    '/api/event/getSubscribedPostsByKeyword/%EC%9E%A5%ED%95%99_AjouScholarship',
  );
});

test.each([
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%2e',
  'a/../../../users',
  '..\\x',
  '?a=1',
  '#a',
  '\t..',
  '$&',
  "$'",
  '$`',
])('a keyword of the server that looks like %s stays one segment of the path', async (encodedKeyword) => {
  const rest = (await feedAddress(encodedKeyword)).replace('/api/event/getSubscribedPostsByKeyword/', '');
  expect(rest).not.toMatch(/^\/|\//);
  expect(rest).not.toBe('');
  if (encodedKeyword.startsWith('$')) expect(decodeURIComponent(rest)).toBe(encodedKeyword);
});
