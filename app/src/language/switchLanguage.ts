import type { Language } from '@campus-bell/domain/language';
import { deviceStorage } from '../device/safeStorage.ts';
import { logFailure } from '../log.ts';
import { languageKey } from './firstLanguage.ts';
import { speak } from './otherDocument.ts';
import { keepLanguageForWorker } from './workerLanguage.ts';

const yearSeconds = 31_536_000;

/** Speaks another language from now on, on this device: pages to come begin in it, and hosts and the worker send their documents in it. */
export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  deviceStorage.set(languageKey, language);
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in Safari 16 and Firefox 115
  document.cookie = `${languageKey}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
  keepLanguageForWorker(language).catch((error) => logFailure('language of the worker', error));
}
