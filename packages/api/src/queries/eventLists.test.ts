import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { keywordQueries, subscribeKeywordMutation, unsubscribeKeywordMutation } from './keywords.ts';
import { createQueryClient } from './queryClient.ts';
import { refreshReadFlags } from './readFlags.ts';
import { topicMutation, topicQueries } from './topics.ts';

const event = (eventId: number, keyword?: string) => ({
  eventId,
  title: `글 ${eventId}`,
  star: true,
  keyword,
});
const rows = (from: number, to: number, keyword?: string) =>
  Array.from({ length: to - from }, (_, at) => event(from + at, keyword));

/** A client of a server that gives these answers by method and path, the last one of them again and again. */
function open(answers: Record<string, unknown[]>, accessToken: string | null = 'token') {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => ({ accessToken, refreshToken: null }), store: () => undefined },
    onSessionLost: () => undefined,
    async fetch({ method, url }) {
      const { pathname, searchParams } = new URL(url);
      const page = searchParams.get('page');
      const call = `${method} ${pathname.replace('/api/', '')}`;
      asked.push(page === null ? call : `${call} ${page}`);
      const left = answers[call] ?? [{}];
      const answer = left.length > 1 ? left.shift() : left[0];
      if (typeof answer === 'number') return Response.json({}, { status: answer });
      return Response.json(await answer);
    },
  });
  return { api, asked, client: createQueryClient() };
}

type List = ConstructorParameters<typeof InfiniteQueryObserver<never, never, never>>[1];
async function show<Options>(client: ReturnType<typeof createQueryClient>, options: Options) {
  const observer = new InfiniteQueryObserver(client, options as unknown as List);
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  return observer as unknown as InfiniteQueryObserver<
    unknown,
    Error,
    { rows: { eventId: number; keywords: string[] }[] }
  >;
}
const untilQuiet = async (client: ReturnType<typeof createQueryClient>) => {
  do await new Promise((resolve) => setTimeout(resolve));
  while (client.isFetching() + client.isMutating() > 0);
};

describe('the feed of all keywords', () => {
  const path = 'GET event/getSubscribedPostsByKeyword';

  test('shows an event once, with every keyword that it was found by', async () => {
    const result = [event(1, '장학'), event(1, '등록금'), event(1, '장학'), event(2, '장학')];
    const { api, client } = open({ [path]: [{ result, hasNext: false }] });
    const list = await show(client, eventQueries.keywordFeed(api));
    const shown = list.getCurrentResult().data?.rows.map(({ eventId, keywords }) => [eventId, keywords]);
    expect(shown).toEqual([
      [1, ['장학', '등록금']],
      [2, ['장학']],
    ]);
  });

  test.each([
    ['goes on where the server says so', { result: rows(0, 10), hasNext: true }, true],
    [
      'ends after a page of less than ten, whatever the server says',
      { result: rows(0, 9), hasNext: true },
      false,
    ],
    [
      'goes on where a keyword has filled its ten, whatever the server says',
      { result: [...rows(0, 10, '장학'), ...rows(20, 23, '채용')], hasNext: false },
      true,
    ],
    [
      'ends where no keyword has',
      { result: [...rows(0, 9, '장학'), ...rows(20, 29, '채용')], hasNext: false },
      false,
    ],
  ])('%s', async (_, page, goesOn) => {
    const { api, client } = open({ [path]: [page] });
    const list = await show(client, eventQueries.keywordFeed(api));
    expect(list.getCurrentResult().hasNextPage).toBe(goesOn);
  });
});

describe('the feed of one keyword', () => {
  const path = 'GET event/getSubscribedPostsByKeyword/a_A';
  test.each([
    ['goes on after ten where the server says so', { result: rows(0, 10), hasNext: true }, true],
    ['ends where the server says so', { result: rows(0, 10), hasNext: false }, false],
    ['ends after less than ten, whatever the server says', { result: rows(0, 9), hasNext: true }, false],
  ])('%s', async (_, page, goesOn) => {
    const { api, client } = open({ [path]: [page] });
    const list = await show(client, eventQueries.singleKeywordFeed(api, 'a_A'));
    expect(list.getCurrentResult().hasNextPage).toBe(goesOn);
  });

  test('reads that keyword and no other, also where the answer to an older question comes later', async () => {
    let late: (keywords: unknown) => void = () => undefined;
    const keywords = ['a_A', 'b_B'].map((encodedKeyword) => ({ encodedKeyword, isRead: false }));
    const waiting = new Promise((resolve) => {
      late = resolve;
    });
    const { api, client } = open({
      [path]: [{ result: [], hasNext: false }],
      'GET keyword/userKeywords': [keywords, waiting],
    });
    const own = keywordQueries.own(api);
    await client.fetchQuery(own);
    const read = () => client.getQueryData(own.queryKey)?.map((one) => one.read);
    const again = client.fetchQuery(own);
    await show(client, eventQueries.singleKeywordFeed(api, 'a_A'));
    expect(read()).toEqual([true, false]);
    late(keywords);
    await again;
    await vi.waitFor(() => expect(read()).toEqual([true, false]));
  });
});

describe('a board', () => {
  const board = { slug: 'A', searchText: '' };
  const answers = () => ({
    'GET event/A': [{ result: [event(1)], hasNext: false }],
    'GET topic/subscriptions': [['A', 'B'].map((englishTopic, id) => ({ id, englishTopic, isRead: false }))],
  });

  test.each([
    ['is read by the member who lists it, and no other is', 'token', [true, false]],
    ['is read by nobody where nobody is signed in', null, [false, false]],
  ])('%s', async (_, token, expected) => {
    const { api, client } = open(answers(), token);
    const { queryKey } = topicQueries.subscriptions(api);
    client.setQueryData(
      queryKey,
      ['A', 'B'].map((slug, subscriptionId) => ({ subscriptionId, slug, koreanTopic: slug, read: false })),
    );
    await show(client, eventQueries.board(api, board));
    await untilQuiet(client);
    expect(client.getQueryData(queryKey)?.map(({ read }) => read)).toEqual(expected);
  });

  test('of which nothing is known stays unknown', async () => {
    const { api, client } = open(answers());
    await show(client, eventQueries.board(api, board));
    await untilQuiet(client);
    expect(client.getQueryData(topicQueries.subscriptions(api).queryKey)).toBeUndefined();
  });
});

describe('the list of all topics', () => {
  const path = 'GET event/subscribed';

  test.each([
    ['subscribe', true],
    ['unsubscribe', true],
    ['mute', false],
    ['unmute', false],
  ] as const)('starts over after %s: %s', async (change, startsOver) => {
    const { api, asked, client } = open({ [path]: [{ result: rows(0, 10), hasNext: true }] });
    const list = await show(client, eventQueries.subscribed(api, 'visit'));
    await list.fetchNextPage();
    asked.length = 0;
    await new MutationObserver(client, topicMutation(api, client, 'A')).mutate(change);
    await untilQuiet(client);
    expect(asked.filter((call) => call.startsWith(path))).toEqual(startsOver ? [`${path} 0`] : []);
  });
});

describe('a keyword', () => {
  const words = 'GET keyword/userKeywords';
  const wish = { koreanKeyword: '장학', slug: 'A' };

  test.each([
    ['that the server has already lets the list be asked anew', 409, [words]],
    ['that is refused otherwise does not', 400, []],
  ])('%s', async (_, status, expected) => {
    const { api, asked, client } = open({ 'POST keyword/subscribe': [status], [words]: [[]] });
    const sent = new MutationObserver(client, subscribeKeywordMutation(api, client)).mutate(wish);
    await expect(sent).rejects.toMatchObject({ status });
    await untilQuiet(client);
    expect(asked).toEqual(['POST keyword/subscribe', ...expected]);
  });

  test.each(['subscribe', 'unsubscribe'] as const)(
    'lets the feed of all start over and stands as the server has it: %s',
    async (change) => {
      const feed = 'GET event/getSubscribedPostsByKeyword';
      const { api, asked, client } = open({
        [feed]: [{ result: rows(0, 10), hasNext: true }],
        [words]: [[{ encodedKeyword: 'b_B' }]],
      });
      const list = await show(client, eventQueries.keywordFeed(api, 'visit'));
      await list.fetchNextPage();
      const own = keywordQueries.own(api);
      client.setQueryData(own.queryKey, [
        { encodedKeyword: 'a_A', koreanKeyword: '', boardName: '', read: true },
        { encodedKeyword: 'c_C', koreanKeyword: '', boardName: '', read: true },
      ]);
      asked.length = 0;
      await (change === 'subscribe'
        ? new MutationObserver(client, subscribeKeywordMutation(api, client)).mutate(wish)
        : new MutationObserver(client, unsubscribeKeywordMutation(api, client, 'a_A')).mutate());
      await untilQuiet(client);
      expect(asked.toSorted()).toEqual([`${feed} 0`, words, `POST keyword/${change}`]);
      expect(client.getQueryData(own.queryKey)?.map((one) => one.encodedKeyword)).toEqual(['b_B']);
    },
  );

  test('that has ended leaves the list at once, it alone, and stays away where the list cannot be had', async () => {
    const { api, client } = open({ [words]: [500] });
    const own = keywordQueries.own(api);
    client.setQueryData(
      own.queryKey,
      ['a_A', 'b_B'].map((encodedKeyword) => ({
        encodedKeyword,
        koreanKeyword: '',
        boardName: '',
        read: true,
      })),
    );
    await new MutationObserver(client, unsubscribeKeywordMutation(api, client, 'a_A')).mutate();
    await untilQuiet(client);
    expect(client.getQueryData(own.queryKey)?.map((one) => one.encodedKeyword)).toEqual(['b_B']);
  });
});

describe('whether everything is read', () => {
  const flag = 'GET subscriptions/isSubscribedTabRead';
  const lists = ['GET keyword/userKeywords', 'GET topic/subscriptions'];
  const answers = (isRead: boolean) => ({
    [flag]: [{ isSubscribedTabRead: isRead }],
    'GET topic/subscriptions': [[]],
    'GET keyword/userKeywords': [[]],
  });

  test.each([
    ['asks for the lists again where it says something else', false, ['topics', 'keywords'], lists],
    ['asks for nothing more where it says the same', true, ['topics', 'keywords'], []],
    ['asks for nothing more where the topics were never listed', false, ['keywords'], []],
    ['asks for nothing more where the keywords were never listed', false, ['topics'], []],
  ])('%s', async (_, isRead, known, expected) => {
    const { api, asked, client } = open(answers(isRead));
    if (known.includes('topics')) client.setQueryData(topicQueries.subscriptions(api).queryKey, []);
    if (known.includes('keywords')) client.setQueryData(keywordQueries.own(api).queryKey, []);
    await refreshReadFlags(client, api);
    expect(asked.toSorted()).toEqual([...expected, flag].toSorted());
  });

  test('is asked anew each time', async () => {
    const { api, asked, client } = open(answers(true));
    await refreshReadFlags(client, api);
    await refreshReadFlags(client, api);
    expect(asked).toEqual([flag, flag]);
  });
});
