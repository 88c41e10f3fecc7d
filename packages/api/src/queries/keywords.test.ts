import { flipSwitches } from '@campus-bell/fixtures/server/switches';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { openCampusApi } from './campusApi.fake.ts';
import { eventQueries } from './events.ts';
import { keywordQueries, subscribeKeywordMutation, unsubscribeKeywordMutation } from './keywords.ts';

async function openKeywords() {
  const { campus, switchboard, api, queryClient } = openCampusApi();
  await queryClient.fetchQuery(keywordQueries.own(api));
  const words = () =>
    queryClient.getQueryData(keywordQueries.own(api).queryKey)?.map(({ koreanKeyword }) => koreanKeyword);
  return { campus, switchboard, api, queryClient, words };
}

describe('keywords', () => {
  test('a new one stands in the list after success, and the merged feed starts over', async () => {
    const { api, queryClient, words } = await openKeywords();
    const feed = eventQueries.keywordFeed(api);
    await queryClient.fetchInfiniteQuery(feed);
    const subscribe = new MutationObserver(queryClient, subscribeKeywordMutation(api, queryClient));
    await subscribe.mutate({ koreanKeyword: '졸업', slug: 'Software' });
    expect(words()).toContain('졸업');
    expect(queryClient.getQueryData(feed.queryKey)).toBeUndefined();
  });

  test('one whose answer got lost stands in the list once the server says that it has it', async () => {
    const { campus, api, queryClient, words } = await openKeywords();
    campus.subscribeKeyword(campus.person('member'), '졸업', 'Software');
    expect(words()).not.toContain('졸업');
    const subscribe = new MutationObserver(queryClient, subscribeKeywordMutation(api, queryClient));
    const sent = subscribe.mutate({ koreanKeyword: '졸업', slug: 'Software' });
    await expect(sent).rejects.toMatchObject({ status: 409 });
    await vi.waitFor(() => expect(words()).toContain('졸업'));
  });

  test('a deleted one leaves the list, sent exactly as it was received', async () => {
    const { campus, api, queryClient, words } = await openKeywords();
    const encodedKeyword = `${encodeURIComponent('장학')}_AjouScholarship`;
    const mutation = unsubscribeKeywordMutation(api, queryClient, encodedKeyword);
    await new MutationObserver(queryClient, mutation).mutate();
    expect(words()).not.toContain('장학');
    expect(campus.keyword(campus.person('member'), encodedKeyword)).toBeNull();
  });

  test('a failed call changes nothing', async () => {
    const { api, queryClient, switchboard, words } = await openKeywords();
    flipSwitches(switchboard, new URLSearchParams({ fail: 'POST /api/keyword/unsubscribe:500' }));
    const before = words();
    const mutation = unsubscribeKeywordMutation(
      api,
      queryClient,
      `${encodeURIComponent('장학')}_AjouScholarship`,
    );
    const sent = new MutationObserver(queryClient, mutation).mutate();
    await expect(sent).rejects.toMatchObject({ status: 500 });
    expect(words()).toEqual(before);
  });

  test('the rehearsal carries no bearer and marks no topic read', async () => {
    const { campus, api, queryClient, switchboard } = await openKeywords();
    const { rows } = await queryClient.fetchQuery(
      keywordQueries.rehearsal(api, { slug: 'Software', searchText: '채용' }),
    );
    expect(rows.every(({ title }) => title.includes('채용'))).toBe(true);
    expect(switchboard.calls.at(-1)).toMatchObject({ path: '/api/event/Software', withBearer: false });
    expect(campus.topicSubscription(campus.person('member'), 'Software')?.read).toBe(false);
  });
});
