import { type Text, type Texts, writtenTexts } from '@campus-bell/domain/words/room';

/** A text of the catalogue: its key is `room.name` or `room.group.name`. */
export interface CatalogueText {
  readonly key: string;
  readonly room: string;
  readonly korean: string;
  readonly english: string;
  /** What is filled in, by its names. */
  readonly variables: readonly string[];
  /** Both languages as the room has them; reading the text hands on this very object. */
  readonly words: Text;
}

/** The texts of the rooms that these modules export, room by room in the order in which they are written. */
export function textsOf(modules: readonly object[]): CatalogueText[] {
  return modules
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([room, made]) => {
      const texts = typeof made === 'object' && made !== null ? writtenTexts(made) : null;
      return texts === null ? [] : rowsOf(room, texts);
    })
    .sort((a, b) => (a.room === b.room ? 0 : a.room < b.room ? -1 : 1));
}

function rowsOf(room: string, texts: Texts): CatalogueText[] {
  return Object.entries(texts).flatMap(([name, entry]) =>
    isText(entry)
      ? [rowOf(room, name, entry)]
      : Object.entries(entry).map(([inner, words]) => rowOf(room, `${name}.${inner}`, words)),
  );
}

function isText(entry: Texts[string]): entry is Text {
  return Array.isArray(entry);
}

function rowOf(room: string, name: string, words: Text): CatalogueText {
  const [korean, english] = words;
  const variables = [...new Set([...korean.matchAll(/\{\s*(\w+)/g)].map(([, variable = '']) => variable))];
  return { key: `${room}.${name}`, room, korean, english, variables, words };
}
