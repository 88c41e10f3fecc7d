import type { Language } from '@campus-bell/domain/language';
import { firstLanguage } from '../src/language/firstLanguage.ts';
import { languageForWorker } from '../src/language/workerLanguage.ts';
import { soon } from './soon.ts';

/** The language that a worker speaks: what the pages have kept, else the browser's. */
export interface SpokenLanguage {
  /** At once, before anything is read. */
  guess: Language;
  /** Read anew each time: a worker may outlive a change. */
  now(): Promise<Language>;
}

/** @param navigator the worker's */
export function spokenLanguage({ languages = [] }: { languages?: readonly string[] }): SpokenLanguage {
  const guess = firstLanguage(null, languages);
  return { guess, now: () => soon(languageForWorker(languages), guess) };
}
