import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { type LoginResult, loginWire, type Member, memberWire } from '../wire/member.ts';
import { read } from '../wire/parse.ts';

/** What a login sends: the code of the return route, the device's push token, and the address returned to. */
export interface LoginCode {
  authorizationCode: string;
  pushToken: string;
  redirectUri: string;
}

/** Exchanges the authorisation code; 404 means that the person is no member yet. Never sent twice. */
export async function exchangeLoginCode(api: ApiClient, code: LoginCode): Promise<LoginResult> {
  const { authorizationCode, pushToken, redirectUri } = code;
  const body = { authorizationCode, fcmToken: pushToken, redirectUri };
  return read(loginWire, await answerOf(api.none.POST('/api/users/oauth', { body })));
}

/** The signed-in member. */
export async function fetchMember(api: ApiClient, options: CallOptions = {}): Promise<Member> {
  return read(memberWire, await answerOf(api.required.GET('/api/users', options)));
}

/** Ends the membership. The answer is a bare text and is not parsed. */
export async function withdrawMember(api: ApiClient): Promise<void> {
  await answerOf(api.required.DELETE('/api/users', { parseAs: 'text' }));
}

/** Registers the department of a new member. */
export async function registerDepartment(api: ApiClient, department: string): Promise<void> {
  await answerOf(api.required.POST('/api/users/register-info', { body: { major: department } }));
}
