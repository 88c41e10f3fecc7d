import type { ApiClient } from '@campus-bell/api/createApiClient';
import { fetchEventDetail } from '@campus-bell/api/endpoints/events';
import { fetchPopularEvents, likeEvent } from '@campus-bell/api/endpoints/home';
import { fetchMember } from '@campus-bell/api/endpoints/users';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { eventCard, eventDetail } from './shapes.ts';

const { refreshToken } = states['session has expired'].answers;
const { eventId } = states['event exists'].answers;

function refused(
  operation: string,
  method: 'GET' | 'POST',
  path: string,
  ...also: ReturnType<typeof given>[]
): Interaction {
  return {
    description: `${operation} with an expired bearer`,
    given: [given('session has expired'), ...also],
    request: { method, path, bearer: true },
    response: { status: 401 },
  };
}

const reissueRefused: Interaction = {
  description: 'reissueToken with an expired refresh token',
  given: [given('session has expired')],
  request: { method: 'PATCH', path: '/api/users/reissue-token', body: { refreshToken: '{refreshToken}' } },
  response: { status: 401 },
};

const showPopular = (api: ApiClient) => fetchPopularEvents(api);
const showDetail = (api: ApiClient) => fetchEventDetail(api, eventId);

describe('an expired session', () => {
  test('a refused refresh ends the session', async () => {
    await agree(
      [refused('fetchMember', 'GET', '/api/users'), reissueRefused],
      async (api, session) => {
        await expect(fetchMember(api)).rejects.toMatchObject({ status: 401 });
        expect(session.lost).toEqual(['rejected']);
      },
      { refreshToken },
    );
  });

  test('without a refresh token a write is refused and not repeated', async () => {
    const interaction = refused('likeEvent', 'POST', '/api/event/like/{eventId}', given('event exists'));
    await agree([interaction], async (api, session) => {
      await expect(likeEvent(api, eventId)).rejects.toMatchObject({ status: 401 });
      expect(session.lost).toEqual(['noRefreshToken']);
    });
  });

  test.each([
    ['fetchPopularEvents', 'popular', given('week has events'), Matchers.eachLike(eventCard), showPopular],
    ['fetchEventDetail', 'detail/{eventId}', given('event exists'), eventDetail, showDetail],
  ] as const)('%s is repeated as that of a visitor', async (operation, path, prepared, body, call) => {
    const asVisitor: Interaction = {
      description: `${operation} again without a bearer`,
      given: [prepared],
      request: { method: 'GET', path: `/api/event/${path}` },
      response: { status: 200, body },
    };
    const interaction = refused(operation, 'GET', `/api/event/${path}`, prepared);
    await agree([interaction, asVisitor], async (api, session) => {
      await call(api);
      expect(session.lost).toEqual(['noRefreshToken']);
    });
  });
});
