import { storyLanguage } from 'virtual:language';
import { chooseLanguage } from '@campus-bell/domain/language';
import { type Reader, readThrough } from '@campus-bell/domain/words/room';
import { pseudo } from './pseudo.ts';

let heard: Reader['heard'];
let spoken: unknown = 'ko';

/** Has texts read in a language of the toolbar from now on: `ko`, `en`, or `pseudo`, which is made of the English. */
export function speak(language: unknown) {
  spoken = language;
  readThrough({ ...(spoken === 'pseudo' && { rewrite: pseudo }), ...(heard && { heard }) });
  chooseLanguage(spoken === 'ko' ? 'ko' : 'en');
}

/**
 * Speaks as stories do before they begin and after they are over: what their files read while they are loaded is in the
 * language of the page's address, else in that of the run.
 */
export function speakAtStart() {
  const asked = new URLSearchParams(location.search).get('globals') ?? '';
  speak(/\blanguage:(ko|en|pseudo)\b/.exec(asked)?.[1] ?? storyLanguage);
}

/** Has each text heard that is read from now on, in whichever language. */
export function listenToWords(listener: NonNullable<Reader['heard']>) {
  heard = listener;
  speak(spoken);
}

/** What the document says that it is written in; the code of the pseudo-language is that of Unicode. */
export function langOf(language: unknown): string {
  return language === 'pseudo' ? 'en-XA' : language === 'en' ? 'en' : 'ko';
}
