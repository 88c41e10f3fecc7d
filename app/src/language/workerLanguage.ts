import type { Language } from '@campus-bell/domain/language';
import { readNote, writeNote } from '../device/deviceNotes.ts';

/** The language of a browser by its list: Korean where that comes first or the list is empty, as hosts have it. */
export function languageOfBrowser(languages: readonly string[] = []): Language {
  return /^ko\b/i.test(languages[0] ?? 'ko') ? 'ko' : 'en';
}

/** Keeps the language of this device for the worker, whoever is signed in; rejects where the browser keeps no notes. */
export function keepLanguageForWorker(language: Language): Promise<void> {
  return writeNote('language', language);
}

/** The language that was kept for the worker, else the browser's. @param languages what the worker's navigator has */
export async function languageForWorker(languages?: readonly string[]): Promise<Language> {
  const kept = await readNote('language');
  return kept === 'ko' || kept === 'en' ? kept : languageOfBrowser(languages);
}
