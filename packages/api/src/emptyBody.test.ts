import { expect, test } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { registerCalendarEvent } from './endpoints/events.ts';

test('an empty body is read to its end, as the browser counts an unread one as aborted', async () => {
  const answer = new Response('', { headers: { 'Content-Length': '0' } });
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => ({ accessToken: 'token', refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
    fetch: async () => answer,
  });
  const startDate = '2026-03-04T09:00:00+09:00';
  await registerCalendarEvent(api, { summary: 'a', description: 'b', startDate, endDate: startDate });
  expect(answer.bodyUsed).toBe(true);
});
