import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { type Keyword, keywordWire } from '../wire/keyword.ts';
import { read, rowsOf } from '../wire/parse.ts';

/** The member's keywords, at most ten. */
export async function fetchKeywords(api: ApiClient, options: CallOptions = {}): Promise<Keyword[]> {
  return read(rowsOf(keywordWire), await answerOf(api.required.GET('/api/keyword/userKeywords', options)));
}

/** Subscribes to a keyword on a board (its slug). 409 duplicate, 400 limit, 404 unknown board (KW-4). */
export async function subscribeKeyword(
  api: ApiClient,
  { koreanKeyword, slug }: { koreanKeyword: string; slug: string },
): Promise<void> {
  const body = { koreanKeyword, topicName: slug };
  await answerOf(api.required.POST('/api/keyword/subscribe', { body }));
}

/** Ends a keyword; `encodedKeyword` exactly as received. */
export async function unsubscribeKeyword(api: ApiClient, encodedKeyword: string): Promise<void> {
  await answerOf(api.required.POST('/api/keyword/unsubscribe', { body: { encodedKeyword } }));
}

/** Ends all keywords; harmless when there are none. */
export async function resetKeywords(api: ApiClient): Promise<void> {
  await answerOf(api.required.DELETE('/api/keyword/subscriptions/reset'));
}
