import { type Text, type Texts, writtenTexts } from '@campus-bell/domain/words/room';

/** A text of the catalogue: its key is `room.name` or `room.group.name`. */
export interface CatalogueText {
  readonly key: string;
  readonly room: string;
  readonly korean: string;
  readonly english: string;
  /** Both languages as the room has them; reading the text hands on this very object. */
  readonly words: Text;
}

const modules = import.meta.glob<object>(
  ['../../packages/domain/src/words/*.ts', '!../../packages/domain/src/words/*.test.ts'],
  { eager: true },
);

/** Every text that a student can read, where Vite serves it: room by room in the order in which they are written. */
export const catalogue: readonly CatalogueText[] = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([room, made]) => {
    const texts = typeof made === 'object' && made !== null ? writtenTexts(made) : null;
    return texts === null ? [] : rowsOf(room, room, texts);
  })
  .sort((a, b) => (a.room === b.room ? 0 : a.room < b.room ? -1 : 1));

function rowsOf(room: string, key: string, entry: Texts | Texts[string]): CatalogueText[] {
  if (!isText(entry)) {
    return Object.entries(entry).flatMap(([name, inner]) => rowsOf(room, `${key}.${name}`, inner));
  }
  const [korean, english] = entry;
  return [{ key, room, korean, english, words: entry }];
}

function isText(entry: Texts | Texts[string]): entry is Text {
  return Array.isArray(entry);
}
