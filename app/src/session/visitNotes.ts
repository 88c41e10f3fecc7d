import { visitStorage } from '../device/safeStorage.ts';

/** Some of a few known words, kept for this visit. */
export interface VisitNote<Word extends string> {
  read(): Word[];
  write(words: readonly Word[]): void;
}

function createVisitNote<Word extends string>(key: string, known: readonly Word[]): VisitNote<Word> {
  return {
    read() {
      const kept = visitStorage.get(key)?.split(' ') ?? [];
      return known.filter((word) => kept.includes(word));
    },
    write(words) {
      if (words.length === 0) visitStorage.remove(key);
      else visitStorage.set(key, words.join(' '));
    },
  };
}

/** What somebody who signs up has ticked (AC-6). */
export const givenConsents = createVisitNote('givenConsents', ['adult', 'terms', 'privacy']);

/** What somebody who leaves has reset (AC-12). */
export const finishedResets = createVisitNote('finishedResets', ['topics', 'keywords']);

/** Drops the notes: somebody else goes on here. */
export function forgetVisitNotes(): void {
  givenConsents.write([]);
  finishedResets.write([]);
}
