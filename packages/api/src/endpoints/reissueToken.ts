import type { Client } from 'openapi-fetch';
import { answerOf } from '../answerOf.ts';
import type { paths } from '../schema.d.ts';
import { readReissue } from '../wire/member.ts';

/** New tokens for a refresh token; the client renews by itself (AC-13). */
export async function reissueToken(
  api: { none: Client<paths> },
  refreshToken: string,
): Promise<{ accessToken: string; refreshToken: string | null }> {
  return readReissue(await answerOf(api.none.PATCH('/api/users/reissue-token', { body: { refreshToken } })));
}
