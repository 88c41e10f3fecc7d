import { keywordTabRead, subscribedTabRead, topicTabRead } from '@campus-bell/domain/readState';
import { MutationObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCampusApi } from './campusApi.fake.ts';
import { eventQueries } from './events.ts';
import { keywordQueries, subscribeKeywordMutation, unsubscribeKeywordMutation } from './keywords.ts';
import { refreshReadFlags } from './readFlags.ts';
import { type TopicChange, topicMutation, topicQueries } from './topics.ts';

async function openApp() {
  const { campus, switchboard, api, queryClient } = openCampusApi('newcomer');
  const subscriptions = () => queryClient.fetchQuery(topicQueries.subscriptions(api));
  const keywords = () => queryClient.fetchQuery(keywordQueries.own(api));
  await Promise.all([subscriptions(), keywords()]);

  const cached = () => ({
    topics: queryClient.getQueryData(topicQueries.subscriptions(api).queryKey) ?? [],
    keywords: queryClient.getQueryData(keywordQueries.own(api).queryKey) ?? [],
  });
  const settle = async () => {
    do await new Promise((resolve) => setTimeout(resolve));
    while (queryClient.isFetching() + queryClient.isMutating() > 0);
  };
  const change = (slug: string, what: TopicChange) =>
    new MutationObserver(queryClient, topicMutation(api, queryClient, slug)).mutate(what);
  return { campus, switchboard, api, queryClient, cached, settle, change, subscriptions, keywords };
}

type App = Awaited<ReturnType<typeof openApp>>;

const slugs = ['AjouNormal', 'Software', 'Dormitory'];
const words = ['장학', '채용'];
const encoded = (word: string, slug: string) => `${encodeURIComponent(word)}_${slug}`;

/** What spec §4 says, without any server: which topics and keywords there are, and which of them are read. */
interface Model {
  topics: Map<string, boolean>;
  keywords: Map<string, boolean>;
}

type Step = (app: App, model: Model) => Promise<unknown>;

const visits = { count: 0 };
const newVisit = () => `visit ${visits.count++}`;

const slug = fc.constantFrom(...slugs);
const word = fc.constantFrom(...words);
const step: fc.Arbitrary<{ name: string; run: Step }> = fc.oneof(
  slug.map((topic) => ({
    name: `subscribe ${topic}`,
    run: async ({ change }: App, { topics }: Model) => {
      await change(topic, 'subscribe').catch(() => undefined);
      if (!topics.has(topic)) topics.set(topic, false);
    },
  })),
  slug.map((topic) => ({
    name: `unsubscribe ${topic}`,
    run: async ({ change }: App, { topics }: Model) => {
      await change(topic, 'unsubscribe');
      topics.delete(topic);
    },
  })),
  slug.map((topic) => ({
    name: `mute ${topic}`,
    run: ({ change }: App) => change(topic, 'mute').catch(() => undefined),
  })),
  slug.map((topic) => ({
    name: `choose the chip of ${topic}`,
    run: async ({ api, queryClient }: App, { topics }: Model) => {
      await queryClient.fetchInfiniteQuery(
        eventQueries.board(api, { slug: topic, searchText: '' }, newVisit()),
      );
      if (topics.has(topic)) topics.set(topic, true);
    },
  })),
  fc.tuple(word, slug).map(([koreanKeyword, topic]) => ({
    name: `add the keyword ${koreanKeyword} on ${topic}`,
    run: async ({ api, queryClient }: App, { keywords }: Model) => {
      const wish = { koreanKeyword, slug: topic };
      const observer = new MutationObserver(queryClient, subscribeKeywordMutation(api, queryClient));
      await observer.mutate(wish).catch(() => undefined);
      const key = encoded(koreanKeyword, topic);
      if (!keywords.has(key)) keywords.set(key, false);
    },
  })),
  fc.tuple(word, slug).map(([koreanKeyword, topic]) => ({
    name: `delete the keyword ${koreanKeyword} on ${topic}`,
    run: async ({ api, queryClient }: App, { keywords }: Model) => {
      const key = encoded(koreanKeyword, topic);
      const mutation = unsubscribeKeywordMutation(api, queryClient, key);
      await new MutationObserver(queryClient, mutation).mutate().catch(() => undefined);
      keywords.delete(key);
    },
  })),
  fc.tuple(word, slug).map(([koreanKeyword, topic]) => ({
    name: `choose the chip of ${koreanKeyword} on ${topic}`,
    run: async ({ api, queryClient }: App, { keywords }: Model) => {
      const key = encoded(koreanKeyword, topic);
      const feed = eventQueries.singleKeywordFeed(api, key, newVisit());
      await queryClient.fetchInfiniteQuery(feed).catch(() => undefined);
      if (keywords.has(key)) keywords.set(key, true);
    },
  })),
  fc.tuple(word, slug).map(([koreanKeyword, topic]) => ({
    name: `a notice about ${koreanKeyword} comes on ${topic}, then the app is looked at again`,
    run: async ({ api, campus, queryClient }: App, { topics, keywords }: Model) => {
      campus.publishEvent({ slug: topic, title: `${koreanKeyword} 안내` });
      if (topics.has(topic)) topics.set(topic, false);
      if (keywords.has(encoded(koreanKeyword, topic))) keywords.set(encoded(koreanKeyword, topic), false);
      await queryClient.fetchQuery(topicQueries.subscriptions(api));
      await queryClient.fetchQuery(keywordQueries.own(api));
    },
  })),
);

describe('read flags', () => {
  test('agree with spec §4 and with the server after every step of a random story', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const app = await openApp();
        const person = app.campus.person('newcomer');
        const model: Model = { topics: new Map(), keywords: new Map() };
        for (const { name, run } of steps) {
          await run(app, model);
          await app.settle();
          const { topics, keywords } = app.cached();
          const shown = new Map(topics.map((topic) => [topic.slug, topic.read]));
          expect([...shown].sort(), name).toEqual([...model.topics].sort());
          expect(topicTabRead(topics), name).toBe(![...model.topics.values()].includes(false));
          expect(keywordTabRead(keywords), name).toBe(![...model.keywords.values()].includes(false));
          expect(subscribedTabRead(topics, keywords), name).toBe(app.campus.subscribedTabRead(person));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('nothing subscribed is read', async () => {
    const { topics, keywords } = (await openApp()).cached();
    expect(subscribedTabRead(topics, keywords)).toBe(true);
  });

  test('aged lists are asked anew when the server says something else, and left alone when it agrees', async () => {
    const { api, campus, switchboard, queryClient, cached, settle, change } = await openApp();
    await change('Software', 'subscribe');
    await queryClient.fetchInfiniteQuery(eventQueries.board(api, { slug: 'Software', searchText: '' }));
    await settle();
    const listCalls = () =>
      switchboard.calls.filter(({ path }) => path === '/api/topic/subscriptions').length;
    const before = listCalls();
    await refreshReadFlags(queryClient, api);
    expect(listCalls()).toBe(before);

    campus.publishEvent({ slug: 'Software', title: '새 공지' });
    await refreshReadFlags(queryClient, api);
    expect(listCalls()).toBe(before + 1);
    expect(topicTabRead(cached().topics)).toBe(false);
  });
});
