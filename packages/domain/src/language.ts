/** The languages that the app speaks. */
export type Language = 'ko' | 'en';

let spoken: Language = 'ko';
const listeners = new Set<() => void>();

/** The language that the app speaks now. */
export const language = (): Language => spoken;

/** Speaks this language from now on, and tells who follows. */
export function chooseLanguage(chosen: Language): void {
  if (chosen === spoken) return;
  spoken = chosen;
  for (const listener of listeners) listener();
}

/** Tells of every change of the language; what it returns ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `words` says in a language, whichever is spoken; nobody is told. */
export function say<Said>(chosen: Language, words: () => Said): Said {
  const before = spoken;
  spoken = chosen;
  try {
    return words();
  } finally {
    spoken = before;
  }
}
