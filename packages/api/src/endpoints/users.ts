import { type ApiClient, answerOf, type CallOptions } from '../createApiClient.ts';
import { type LoginResult, loginWire, type Member, memberWire, readReissue } from '../wire/member.ts';
import { read } from '../wire/parse.ts';

/** New tokens for a refresh token. The client renews by itself (AC-13); this is the bare operation. */
export async function reissueToken(
  api: ApiClient,
  refreshToken: string,
): Promise<{ accessToken: string; refreshToken: string | null }> {
  return readReissue(await answerOf(api.none.PATCH('/api/users/reissue-token', { body: { refreshToken } })));
}

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
