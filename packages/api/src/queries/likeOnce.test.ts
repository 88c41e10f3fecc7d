import { expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { likeOnce } from './likeOnce.ts';
import { createQueryClient } from './queryClient.ts';

const detail = (star: boolean) => ({
  eventId: 7,
  title: '특강',
  star,
  likesCount: 0,
  viewCount: 1,
  imgUrl: [],
});

/** A client that knows the event with this star, of a server that has it with another one. */
async function setUp({ known, onServer }: { known: boolean; onServer: boolean }) {
  const star = { now: known };
  const send = vi.fn(async ({ method }: Request) => Response.json(method === 'GET' ? detail(star.now) : {}));
  const api = createApiClient({
    baseUrl: 'http://api.test',
    tokens: { read: () => ({ accessToken: 'a', refreshToken: 'r' }), store: () => undefined },
    onSessionLost: () => undefined,
    fetch: send,
  });
  const queryClient = createQueryClient();
  const { liked } = await queryClient.fetchQuery(eventQueries.detail(api, 7));
  expect(liked).toBe(known);
  star.now = onServer;
  send.mockClear();
  return { api, queryClient, sent: () => send.mock.calls.map(([{ method }]) => method) };
}

test('a star that was taken back elsewhere is set again', async () => {
  const { api, queryClient, sent } = await setUp({ known: true, onServer: false });
  await likeOnce(api, queryClient, 7);
  expect(sent()).toEqual(['GET', 'POST']);
});

test('one that was set elsewhere is not set twice', async () => {
  const { api, queryClient, sent } = await setUp({ known: false, onServer: true });
  await likeOnce(api, queryClient, 7);
  expect(sent()).toEqual(['GET']);
});
