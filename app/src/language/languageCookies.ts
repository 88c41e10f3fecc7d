import type { Language } from '@campus-bell/domain/language';
import { languageKey } from './firstLanguage.ts';

const yearSeconds = 31_536_000;
/** Netlify takes the value of this cookie for the browser's language. */
const netlifyCookie = 'nf_lang';

/** The cookies by which hosts know the language, as they are written. */
export const languageCookies = (language: Language): string[] =>
  [languageKey, netlifyCookie].map(
    (name) => `${name}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`,
  );
