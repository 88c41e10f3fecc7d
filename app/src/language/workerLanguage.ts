import type { Language } from '@campus-bell/domain/language';
import { readNote, writeNote } from '../device/deviceNotes.ts';
import { firstLanguage } from './firstLanguage.ts';

/** Keeps the language of this device for the worker, whoever is signed in; rejects where the browser keeps no notes. */
export function keepLanguageForWorker(language: Language): Promise<void> {
  return writeNote('language', language);
}

/** The language that was kept for the worker, else the browser's. @param preferred the languages of its navigator */
export async function languageForWorker(preferred: readonly string[]): Promise<Language> {
  return firstLanguage((await readNote('language')) ?? null, preferred);
}
