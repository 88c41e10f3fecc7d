import { type Text, type Texts, writtenTexts } from '@campus-bell/domain/words/room';

const modules = import.meta.glob<object>(
  ['../../packages/domain/src/words/*.ts', '!../../packages/domain/src/words/*.test.ts'],
  { eager: true },
);

/** Every text that a student can read, where Vite serves it: room by room in the order in which they are written. */
export const catalogue = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([room, made]) => {
    const texts = typeof made === 'object' && made !== null ? writtenTexts(made) : null;
    return texts === null
      ? []
      : textsOf(texts, room).map(([key, words]) => ({
          key,
          room,
          words,
          korean: words[0],
          english: words[1],
        }));
  })
  .sort((a, b) => (a.room === b.room ? 0 : a.room < b.room ? -1 : 1));

/** Each text by its key, `room.name` or `room.group.name`; reading it hands on its very object. */
function textsOf(entry: Texts | Texts[string], key: string): [key: string, words: Text][] {
  if (isText(entry)) return [[key, entry]];
  return Object.entries(entry).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

function isText(entry: Texts | Texts[string]): entry is Text {
  return Array.isArray(entry);
}
