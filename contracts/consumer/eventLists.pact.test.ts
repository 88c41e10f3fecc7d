import {
  fetchBoardEvents,
  fetchKeywordFeed,
  fetchLikedEvents,
  fetchSingleKeywordFeed,
  fetchSubscribedEvents,
} from '@campus-bell/api/endpoints/events';
import { fetchBanners, fetchPopularEvents } from '@campus-bell/api/endpoints/home';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { bareEventCard, eventCard, keywordEventCard, slice } from './shapes.ts';

const { eachLike, string } = Matchers;

const signedIn = given('member is signed in');
const { slug, titleWord } = states['board has events'].parameters;
const { encodedKeyword } = states['keyword is subscribed'].answers;
const firstPage = { page: '0', size: '10' };

interface List {
  prepared: Interaction['given'];
  query?: Record<string, string>;
  bearer?: boolean;
  body: NonNullable<Interaction['response']['body']>;
}

function list(description: string, path: string, { prepared, query, bearer, body }: List): Interaction {
  return {
    description,
    given: prepared,
    request: {
      method: 'GET',
      path: `/api/event/${path}`,
      ...(query ? { query } : {}),
      bearer: bearer ?? true,
    },
    response: { status: 200, body },
  };
}

describe('lists of events', () => {
  test.each([
    ['for a member', [signedIn, given('week has events')], true],
    ['for a visitor', [given('week has events')], false],
  ])('the popular events %s', async (which, prepared, bearer) => {
    const body = eachLike(eventCard);
    const interaction = list(`fetchPopularEvents ${which}`, 'popular', { prepared, bearer, body });
    expect(await agree([interaction], (api) => fetchPopularEvents(api))).toMatchObject([{ eventId: 18412 }]);
  });

  test('the banners', async () => {
    const body = eachLike({
      imgUrl: string('https://images.ajou.example/banner.png'),
      siteUrl: string('https://www.ajou.example/'),
    });
    const prepared = [given('banner is shown')];
    const interaction = list('fetchBanners', 'banner', { prepared, bearer: false, body });
    expect(await agree([interaction], (api) => fetchBanners(api))).toMatchObject([
      { siteUrl: 'https://www.ajou.example/' },
    ]);
  });

  test('the first page of a board says that more follow', async () => {
    const interaction = list('fetchBoardEvents first page for a visitor', slug, {
      prepared: [given('board has events')],
      query: firstPage,
      bearer: false,
      body: slice(eventCard, true),
    });
    const page = await agree([interaction], (api) => fetchBoardEvents(api, { slug, page: 0 }));
    expect(page.hasNext).toBe(true);
  });

  test('the last page of a board says that none follow', async () => {
    const interaction = list('fetchBoardEvents last page for a member', slug, {
      prepared: [signedIn, given('board has events')],
      query: { page: '1', size: '10' },
      body: slice(eventCard, false),
    });
    const page = await agree([interaction], (api) => fetchBoardEvents(api, { slug, page: 1 }));
    expect(page.hasNext).toBe(false);
  });

  test('a board is searched', async () => {
    const interaction = list('fetchBoardEvents with a search text', slug, {
      prepared: [given('board has events')],
      query: { ...firstPage, keyword: titleWord },
      bearer: false,
      body: slice(eventCard),
    });
    const request = { slug, page: 0, searchText: titleWord };
    const page = await agree([interaction], (api) => fetchBoardEvents(api, request));
    expect(page.rows).toHaveLength(1);
  });

  test('a card may have nothing but its title and a picture', async () => {
    const interaction = list('fetchBoardEvents with a bare event', slug, {
      prepared: [given('board has a bare event')],
      query: firstPage,
      bearer: false,
      body: slice(bareEventCard),
    });
    const page = await agree([interaction], (api) => fetchBoardEvents(api, { slug, page: 0 }));
    expect(page.rows).toMatchObject([{ content: '', url: null, writer: null }]);
  });

  test('the liked events are filtered by the search text', async () => {
    const interaction = list('fetchLikedEvents with a search text', 'liked', {
      prepared: [signedIn, given('event is liked')],
      query: { ...firstPage, keyword: titleWord },
      body: slice({ ...eventCard, star: true }),
    });
    const page = await agree([interaction], (api) =>
      fetchLikedEvents(api, { page: 0, searchText: titleWord }),
    );
    expect(page.rows).toMatchObject([{ liked: true }]);
  });

  test('the events of all subscribed topics', async () => {
    const interaction = list('fetchSubscribedEvents', 'subscribed', {
      prepared: [signedIn, given('topic is subscribed'), given('board has events')],
      query: firstPage,
      body: slice(eventCard),
    });
    const page = await agree([interaction], (api) => fetchSubscribedEvents(api, { page: 0 }));
    expect(page.rows).toHaveLength(1);
  });

  test('the keyword feed labels each event with its word', async () => {
    const interaction = list('fetchKeywordFeed', 'getSubscribedPostsByKeyword', {
      prepared: [signedIn, given('keyword is subscribed'), given('board has events')],
      query: firstPage,
      body: slice(keywordEventCard),
    });
    const page = await agree([interaction], (api) => fetchKeywordFeed(api, { page: 0 }));
    expect(page.rows).toMatchObject([{ keywords: ['장학'] }]);
  });

  test('the path of one keyword is encoded once', async () => {
    const interaction = list('fetchSingleKeywordFeed', 'getSubscribedPostsByKeyword/{encodedKeyword}', {
      prepared: [signedIn, given('keyword is subscribed'), given('board has events')],
      query: firstPage,
      body: slice(keywordEventCard),
    });
    const page = await agree([interaction], (api) =>
      fetchSingleKeywordFeed(api, { encodedKeyword, page: 0 }),
    );
    expect(page.rows).toMatchObject([{ keywords: ['장학'] }]);
  });
});
