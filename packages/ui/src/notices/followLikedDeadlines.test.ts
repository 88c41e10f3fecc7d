import { type ApiClient, createApiClient } from '@campus-bell/api/createApiClient';
import { eventQueries } from '@campus-bell/api/queries/events';
import { sendLike } from '@campus-bell/api/queries/like';
import { createQueryClient } from '@campus-bell/api/queries/queryClient';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followLikedDeadlines } from './followLikedDeadlines.tsx';
import { createNoticeMemory } from './NoticeMemory.tsx';

const now = new Date('2026-03-04T09:00:00+09:00');

/** A member who likes nothing yet, on a campus with notices that end, and the device's memory of them. */
function open(readSaved?: ApiClient['readSaved']) {
  const campus = createCampus({ now });
  const tokens = campus.signIn('newcomer');
  const calls: string[] = [];
  const send = createLocalApiFetch(campus, createSwitchboard());
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => tokens, store: () => undefined },
    onSessionLost: () => undefined,
    now: () => now.getTime(),
    fetch: (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return send(request);
    },
  });
  const kept = new Map<string, string>();
  const { deadlines } = createNoticeMemory({
    owner: () => 'member',
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    follow: () => () => undefined,
  });
  const queryClient = createQueryClient();
  const follow = () => {
    const stop = followLikedDeadlines({
      api: readSaved === undefined ? api : { ...api, readSaved },
      queryClient,
      deadlines,
      now: () => now,
      whenIdle: queueMicrotask,
    });
    onTestFinished(stop);
    return stop;
  };
  return { campus, api, queryClient, deadlines, calls, follow };
}

function addNotice(campus: Campus, end: string): number {
  const createdAt = new Date('2026-03-03T10:00:00+09:00');
  return campus.addEvent({
    slug: 'Dormitory',
    title: '신청 안내',
    content: `${end}까지 신청하세요.`,
    createdAt,
  }).id;
}

const board = (api: ApiClient) => eventQueries.board(api, { slug: 'Dormitory', searchText: '' });

test('a liked notice is kept from the answer that shows it, one that is not liked or over is not', async () => {
  const { campus, api, queryClient, deadlines, follow, calls } = open();
  const [liked, over, other] = [
    addNotice(campus, '3월 5일'),
    addNotice(campus, '3월 3일'),
    addNotice(campus, '3월 6일'),
  ];
  for (const id of [liked, over]) campus.like(campus.person('newcomer'), id);
  follow();
  await queryClient.fetchInfiniteQuery(board(api));
  await vi.waitFor(() => expect(deadlines.all()).toEqual({ [liked]: '2026-03-05' }));
  expect(other).not.toBe(liked);
  expect(calls).toEqual(['GET /api/event/Dormitory']);
});

test('it comes with its like and goes with its end', async () => {
  const { campus, api, queryClient, deadlines, follow } = open();
  const id = addNotice(campus, '3월 5일');
  follow();
  const { pages } = await queryClient.fetchInfiniteQuery(board(api));
  const event = pages[0]?.rows.find(({ eventId }) => eventId === id);
  if (event === undefined) throw new Error('not on the board');
  await sendLike(api, queryClient, event, true);
  await vi.waitFor(() => expect(deadlines.all()).toEqual({ [id]: '2026-03-05' }));
  await sendLike(api, queryClient, event, false);
  await vi.waitFor(() => expect(deadlines.all()).toEqual({}));
});

test('one that was liked in its detail alone is kept too', async () => {
  const { campus, api, queryClient, deadlines, follow } = open();
  const id = addNotice(campus, '3월 5일');
  follow();
  const event = await queryClient.fetchQuery(eventQueries.detail(api, id));
  await sendLike(api, queryClient, event, true);
  await vi.waitFor(() => expect(deadlines.all()).toEqual({ [id]: '2026-03-05' }));
});

test('what the whole liked list does not hold is liked no more', async () => {
  const { campus, api, queryClient, deadlines, follow } = open();
  const id = addNotice(campus, '3월 5일');
  campus.like(campus.person('newcomer'), id);
  deadlines.change(() => ({ 1: '2026-03-05', 2: '2026-03-06' }));
  follow();
  await queryClient.fetchInfiniteQuery(eventQueries.liked(api, ''));
  await vi.waitFor(() => expect(deadlines.all()).toEqual({ [id]: '2026-03-05' }));
});

test('it begins with what the device keeps, without a call', async () => {
  const first = open();
  const id = addNotice(first.campus, '3월 5일');
  first.campus.like(first.campus.person('newcomer'), id);
  const second = open(async (ask) => ({ data: await ask(first.api), at: 0 }));
  second.follow();
  await vi.waitFor(() => expect(second.deadlines.all()).toEqual({ [id]: '2026-03-05' }));
  expect(second.calls).toEqual([]);
});

test('nothing is kept once it has stopped', async () => {
  const { campus, api, queryClient, deadlines, follow } = open();
  campus.like(campus.person('newcomer'), addNotice(campus, '3월 5일'));
  follow()();
  await queryClient.fetchInfiniteQuery(board(api));
  await Promise.resolve();
  expect(deadlines.all()).toBeNull();
});
