import type { Language } from '@campus-bell/domain/language';
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
  return import('./otherDocument.ts')
    .then(({ speak }) => speak(wanted, { drawn: true }))
    .catch(() => undefined)
    .then(() => {
      style.visibility = '';
      // The browser's language, all know.
      if (chosen === wanted) tellAgain(wanted);
    });
}

/**
 * Tells who sends the documents of a choice once more: the page may have been left before they were, and Safari forgets
 * a cookie that a script set after a week. Nothing waits for it, as it comes with the app.
 */
function tellAgain(language: Language): void {
  import('./tellHosts.ts').then(({ tellHosts }) => tellHosts(language)).catch(() => undefined);
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
