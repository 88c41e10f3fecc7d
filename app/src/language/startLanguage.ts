import { firstLanguage, languageKey } from './firstLanguage.ts';

/**
 * Settles once the student's language is spoken, null where it is already: as a rule the document came in it. Where the
 * host could not know, nothing is shown meanwhile; if the other document can't be had, this one stays.
 */
export const started: Promise<void> | null = begin();

function begin(): Promise<void> | null {
  const chosen = kept();
  const wanted = firstLanguage(chosen, navigator.languages);
  // Of the document itself: this runs before the texts of the document are read, and its language with them.
  const { lang, style } = document.documentElement;
  if (wanted === lang) return null;
  style.visibility = 'hidden';
  return import('./speakAtStart.ts')
    .then(({ speakAtStart }) => speakAtStart(wanted, chosen === wanted))
    .catch(() => undefined)
    .then(() => {
      style.visibility = '';
    });
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
