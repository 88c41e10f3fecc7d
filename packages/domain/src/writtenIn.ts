import { language } from './language.ts';

/** Whether a text has Korean letters. */
export const isKorean = (text: string) => /\p{sc=Hang}/u.test(text);

/**
 * The language of what others wrote (notices, keywords, names), as an element's `lang`, so that screen readers change
 * voice for it; undefined where it is read as the page is.
 */
export const writtenIn = (text: string) => (language() !== 'ko' && isKorean(text) ? 'ko' : undefined);
