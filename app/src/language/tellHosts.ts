import type { Language } from '@campus-bell/domain/language';
import { logFailure } from '../log.ts';
import { languageCookies } from './languageCookies.ts';
import { keepLanguageForWorker } from './workerLanguage.ts';

/** Lets hosts and the worker send their documents in this language; settles once they know, as far as the browser lets them. */
export async function tellHosts(language: Language): Promise<void> {
  for (const cookie of languageCookies(language)) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in Safari 16 and Firefox 115
    document.cookie = cookie;
  }
  await keepLanguageForWorker(language).catch((error) => logFailure('language of the worker', error));
}
