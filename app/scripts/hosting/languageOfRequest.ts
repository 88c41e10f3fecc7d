import type { Language } from '@campus-bell/domain/language';
import { languageKey } from '../../src/language/firstLanguage.ts';

/**
 * An `Accept-Language` that asks for Korean: Korean is its first language, or it has none. Written so that every host's
 * regular expressions read it alike.
 */
export const asksForKorean = '^ *(([Kk][Oo]|[*])([^a-zA-Z].*)?)?$';

/** What the answer to the address of a screen varies by. */
export const variesBy = 'Accept-Language, Cookie';

/** The language of the document that answers a request: what was chosen, else what the browser asks for. */
export function languageOfRequest(headers: { cookie?: string; acceptLanguage?: string }): Language {
  const { cookie = '', acceptLanguage = '' } = headers;
  const chosen = new RegExp(`(?:^|; *)${languageKey}=(ko|en)(?:;|$)`).exec(cookie)?.[1];
  if (chosen === 'ko' || chosen === 'en') return chosen;
  return new RegExp(asksForKorean).test(acceptLanguage) ? 'ko' : 'en';
}
