import { reissueToken } from '@campus-bell/api/endpoints/reissueToken';
import {
  exchangeLoginCode,
  fetchMember,
  registerDepartment,
  withdrawMember,
} from '@campus-bell/api/endpoints/users';
import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { given, type StateName, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { token } from './shapes.ts';

const { boolean, integer, nullValue, string } = Matchers;

const loginResult = {
  id: integer(412),
  accessToken: token,
  refreshToken: token,
  name: string('김하늘'),
  email: string('haneul.kim@ajou.example'),
  major: string('소프트웨어학과'),
  isNewMember: boolean(false),
};

const pushToken = 'push-token-sample';

const outsiders =
  'A server that makes every account of the hosted domain a member at once answers 200; the app would show 404 as the way to sign up.';

type CodeState = Extract<StateName, `login code ${string}`>;

function login(state: CodeState, description: string, response: Interaction['response']): Interaction {
  const body = {
    authorizationCode: '{authorizationCode}',
    redirectUri: '{redirectUri}',
    fcmToken: pushToken,
  };
  return {
    description: `exchangeLoginCode ${description}`,
    given: [given(state)],
    request: { method: 'POST', path: '/api/users/oauth', body },
    response,
  };
}

function loginCode(state: CodeState) {
  return { ...states[state].answers, pushToken };
}

describe('users', () => {
  test('a login code of a member gives a session', async () => {
    const state = 'login code belongs to a member';
    const result = await agree([login(state, 'of a member', { status: 200, body: loginResult })], (api) =>
      exchangeLoginCode(api, loginCode(state)),
    );
    expect(result).toMatchObject({ memberId: '412', department: '소프트웨어학과', newMember: false });
  });

  test('a first login asks for the department', async () => {
    const state = 'login code belongs to a newcomer';
    const body = { ...loginResult, major: nullValue(), isNewMember: true };
    const result = await agree([login(state, 'of a newcomer', { status: 200, body })], (api) =>
      exchangeLoginCode(api, loginCode(state)),
    );
    expect(result).toMatchObject({ department: null, newMember: true });
  });

  test.each([
    ['login code belongs to an outsider', 'of an account that is no member', 404, { pending: outsiders }],
    ['login code is refused', 'that Google refuses', 500, {}],
  ] as const)('%s: the login fails with its status', async (state, description, status, also) => {
    const call = agree([{ ...login(state, description, { status }), ...also }], (api) =>
      exchangeLoginCode(api, loginCode(state)),
    );
    await expect(call).rejects.toMatchObject({ kind: 'http', status });
  });

  test('a push token of another member: the login fails as any other failure of the server', async () => {
    const state = 'login code belongs to a member';
    const taken = 'push token belongs to another member';
    const refused = login(state, 'with the push token of another member', { status: 500 });
    const interaction: Interaction = {
      ...refused,
      given: [...refused.given, given(taken)],
      request: { ...refused.request, body: { ...refused.request.body, fcmToken: '{pushToken}' } },
    };
    const call = agree([interaction], (api) =>
      exchangeLoginCode(api, { ...loginCode(state), ...states[taken].answers }),
    );
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 500 });
  });

  test('a refresh token gives new tokens', async () => {
    const { refreshToken } = states['session is renewable'].answers;
    const interaction: Interaction = {
      description: 'reissueToken',
      given: [given('session is renewable')],
      request: {
        method: 'PATCH',
        path: '/api/users/reissue-token',
        body: { refreshToken: '{refreshToken}' },
      },
      response: { status: 200, body: { accessToken: token, refreshToken: token } },
    };
    const renewed = await agree([interaction], (api) => reissueToken(api, refreshToken));
    expect(renewed.accessToken).not.toBe('');
  });

  test.each([
    ['with a department', [given('member is signed in')], string('소프트웨어학과'), '소프트웨어학과'],
    [
      'without a department',
      [given('member is signed in'), given('member is without department')],
      nullValue(),
      null,
    ],
  ])('the record of a member %s', async (which, prepared, major, department) => {
    const interaction: Interaction = {
      description: `fetchMember ${which}`,
      given: prepared,
      request: { method: 'GET', path: '/api/users', bearer: true },
      response: {
        status: 200,
        body: { name: string('김하늘'), email: string('haneul.kim@ajou.example'), major },
      },
    };
    expect(await agree([interaction], (api) => fetchMember(api))).toMatchObject({ department });
  });

  test('a department is registered', async () => {
    const interaction: Interaction = {
      description: 'registerDepartment',
      given: [given('member is signed in'), given('member is without department')],
      request: {
        method: 'POST',
        path: '/api/users/register-info',
        body: { major: '소프트웨어학과' },
        bearer: true,
      },
      response: { status: 201 },
    };
    await expect(agree([interaction], (api) => registerDepartment(api, '소프트웨어학과'))).resolves.toBe(
      undefined,
    );
  });

  test('a member withdraws', async () => {
    const interaction: Interaction = {
      description: 'withdrawMember with nothing subscribed',
      given: [given('member is signed in')],
      request: { method: 'DELETE', path: '/api/users', bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], withdrawMember)).resolves.toBe(undefined);
  });
});
