import {
  fetchKeywords,
  resetKeywords,
  subscribeKeyword,
  unsubscribeKeyword,
} from '@campus-bell/api/endpoints/keywords';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { shownSentence } from './shapes.ts';

const { boolean, eachLike, regex, string } = Matchers;

const signedIn = given('member is signed in');
const subscribed = given('keyword is subscribed');
const { koreanKeyword, slug } = states['keyword is subscribed'].parameters;
const { encodedKeyword } = states['keyword is subscribed'].answers;

function subscribe(
  description: string,
  prepared: Interaction['given'],
  response: Interaction['response'],
  topicName: string = slug,
): Interaction {
  const body = { koreanKeyword, topicName };
  return {
    description: `subscribeKeyword ${description}`.trim(),
    given: prepared,
    request: { method: 'POST', path: '/api/keyword/subscribe', body, bearer: true },
    response,
  };
}

describe('keywords', () => {
  test('the keywords of the member', async () => {
    const row = {
      encodedKeyword: regex('^(%[0-9A-F]{2}|[A-Za-z])+_[A-Za-z]+$', encodedKeyword),
      koreanKeyword: string(koreanKeyword),
      topicName: string('아주대학교-장학'),
      isRead: boolean(false),
    };
    const interaction: Interaction = {
      description: 'fetchKeywords',
      given: [signedIn, subscribed],
      request: { method: 'GET', path: '/api/keyword/userKeywords', bearer: true },
      response: { status: 200, body: eachLike(row) },
    };
    expect(await agree([interaction], (api) => fetchKeywords(api))).toMatchObject([{ encodedKeyword }]);
  });

  test('a keyword is subscribed', async () => {
    const interaction = subscribe('', [signedIn], { status: 200 });
    await expect(agree([interaction], (api) => subscribeKeyword(api, { koreanKeyword, slug }))).resolves.toBe(
      undefined,
    );
  });

  test.each([
    ['that is subscribed already', [signedIn, subscribed], 409],
    ['over the limit', [signedIn, given('keyword limit is reached')], 400],
  ])('a keyword %s is refused with the sentence that the client shows', async (which, prepared, status) => {
    const interaction = subscribe(which, prepared, { status, body: shownSentence });
    const call = agree([interaction], (api) => subscribeKeyword(api, { koreanKeyword, slug }));
    await expect(call).rejects.toMatchObject({ status, statusMessage: '서버가 보낸 문장입니다.' });
  });

  test('a keyword on an unknown board is refused with the sentence that the client shows', async () => {
    const unknown = states['board is unknown'].parameters.slug;
    const prepared = [signedIn, given('board is unknown')];
    const response = { status: 404, body: shownSentence };
    const interaction = subscribe('on an unknown board', prepared, response, unknown);
    const call = agree([interaction], (api) => subscribeKeyword(api, { koreanKeyword, slug: unknown }));
    await expect(call).rejects.toMatchObject({ status: 404, statusMessage: '서버가 보낸 문장입니다.' });
  });

  test('an unforeseen error has a text of its own', async () => {
    const interaction = subscribe('while the server fails', [signedIn, given('keyword service is failing')], {
      status: 500,
    });
    const call = agree([interaction], (api) => subscribeKeyword(api, { koreanKeyword, slug }));
    await expect(call).rejects.toMatchObject({ status: 500 });
  });

  test('a keyword is unsubscribed under the name as received', async () => {
    const interaction: Interaction = {
      description: 'unsubscribeKeyword',
      given: [signedIn, subscribed],
      request: {
        method: 'POST',
        path: '/api/keyword/unsubscribe',
        body: { encodedKeyword: '{encodedKeyword}' },
        bearer: true,
      },
      response: { status: 200 },
    };
    await expect(agree([interaction], (api) => unsubscribeKeyword(api, encodedKeyword))).resolves.toBe(
      undefined,
    );
  });

  test('all keywords are dropped', async () => {
    const interaction: Interaction = {
      description: 'resetKeywords',
      given: [signedIn, subscribed],
      request: { method: 'DELETE', path: '/api/keyword/subscriptions/reset', bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], resetKeywords)).resolves.toBe(undefined);
  });
});
