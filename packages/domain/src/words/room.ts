import { language } from '../language.ts';
import { fill, type Values } from './fill.ts';

/** A text in both languages, with the same variables in braces (`fill` says how they are written). */
export type Text = readonly [korean: string, english: string];

type Group = Readonly<Record<string, Text>>;

/** The texts of a room by what they say; what belongs together, as a dialog's title and text, is a group. */
export type Texts = Readonly<Record<string, Text | Group>>;

type NameOf<Hole extends string> = Hole extends `${infer Name},${string}` ? Name : Hole;
type Names<Korean extends string> = Korean extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | Names<Rest>
  : never;
type Last<Before extends string> = Before extends `${string}{${infer Rest}` ? Last<Rest> : Before;
type Counts<English extends string> = English extends `${string}{${infer Before}, plural,${infer Rest}`
  ? Last<Before> | Counts<Rest>
  : never;
type ValuesOf<Words extends Text> = {
  readonly [Name in Names<Words[0]>]: Name extends Counts<Words[1]> ? number : string | number;
};

/** A text as it is used: itself, or a function of its variables, which are read from the Korean. */
export type Said<Words extends Text> = [Names<Words[0]>] extends [never]
  ? string
  : (values: ValuesOf<Words>) => string;

/** A room as it is used: each text in the language that is spoken when it is read. */
export type Room<Written extends Texts> = {
  readonly [Key in keyof Written]: Written[Key] extends Text
    ? Said<Written[Key]>
    : Written[Key] extends Group
      ? { readonly [Inner in keyof Written[Key]]: Said<Written[Key][Inner]> }
      : never;
};

const written = new WeakMap<object, Texts>();

/** Texts that belong together. They are read inside functions alone: what a module keeps stays in one language. */
export function room<const Written extends Texts>(texts: Written): Room<Written> {
  const made = spoken(texts) as Room<Written>;
  written.set(made, texts);
  return made;
}

/** What Storybook does with the texts that are read: writes them otherwise, braces and all, and hears what is said. */
export interface Reader {
  rewrite?(written: string): string;
  heard?(words: Text, said: string): void;
}

let reader: Reader = {};

/** From now on texts are read through this one; `{}` is nobody. */
export function readThrough(next: Reader): void {
  reader = next;
}

/** The texts of a room as they are written, null for anything else. */
export const writtenTexts = (made: object): Texts | null => written.get(made) ?? null;

function spoken(texts: Texts): object {
  const made = {};
  for (const [key, words] of Object.entries(texts)) {
    Object.defineProperty(
      made,
      key,
      isText(words)
        ? { enumerable: true, get: () => said(words) }
        : { enumerable: true, value: spoken(words) },
    );
  }
  return made;
}

const isText = (words: Text | Group): words is Text => Array.isArray(words);

function said(words: Text): string | ((values: Values) => string) {
  const [korean, english] = words;
  const written = language() === 'ko' ? korean : english;
  const text = reader.rewrite?.(written) ?? written;
  const heard = (filled: string) => {
    reader.heard?.(words, filled);
    return filled;
  };
  return korean.includes('{') ? (values) => heard(fill(text, values, language())) : heard(text);
}
