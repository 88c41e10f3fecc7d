import { messages } from '@campus-bell/domain/messages';
import { messageStories } from './messages.ts';
import { type Shown, storiesOf, storyOf } from './state.ts';

/** One thing that the app can say. */
export interface MessageRow {
  /** `keyword.tooShort` */
  readonly key: string;
  /** The words, title first; empty where the server's own are shown. */
  readonly texts: readonly string[];
  readonly shown: Shown;
}

type Sentence =
  | string
  | { title: string; text: string }
  | ((said?: string) => { title: string; text: string });

function textsOf(sentence: Sentence): readonly string[] {
  if (typeof sentence === 'string') return [sentence];
  // A sentence of the server may stand in the place of our own text, never in that of the title.
  if (typeof sentence === 'function') return [sentence().title];
  return [sentence.title, sentence.text];
}

/** Everything that the app can say, in the order of the catalogue. */
export const messageRows: readonly MessageRow[] = Object.entries(messageStories).flatMap(([group, stories]) =>
  Object.entries(stories).map(([name, shown]) => {
    const sentences = messages[group as keyof typeof messages] as unknown as Record<string, Sentence>;
    return { key: `${group}.${name}`, texts: textsOf(sentences[name] ?? ''), shown };
  }),
);

/** The words that a story must show when its play is over, by the story's id. */
export const textsByStory: ReadonlyMap<string, readonly string[]> = collectTexts();

function collectTexts() {
  const texts = new Map<string, string[]>();
  for (const row of messageRows) {
    for (const path of storiesOf(row.shown)) {
      const { id } = storyOf(path);
      texts.set(id, [...(texts.get(id) ?? []), ...row.texts]);
    }
  }
  return texts;
}
