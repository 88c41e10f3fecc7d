import { chooseLanguage, type Language, language, onLanguage } from '@campus-bell/domain/language';
import { wordsId } from './wordsId.ts';

/** A text of the first screen as a document carries it: itself, or for one and for every other count. */
type FirstText = string | readonly [one: string, other: string];

/** By room: its texts in the order in which they are written, then its groups. */
type FirstWords = Readonly<Record<string, readonly (FirstText | Readonly<Record<string, string>>)[]>>;

interface DocumentWords {
  readonly rooms: FirstWords;
  readonly names?: Readonly<Record<string, string>>;
}

let first: DocumentWords = { rooms: {} };

/** Takes the texts of the first screen from a document; `chooseLanguage` has them said. */
export function takeWords(from: Document): void {
  first = JSON.parse(from.getElementById(wordsId)?.textContent ?? '');
}

if (globalThis.document !== undefined) {
  takeWords(document);
  chooseLanguage(document.documentElement.lang as Language);
}

/** Sets the texts of a room now, and again whenever the language is another one, from those of the first screen or its own. */
export function follow(set: (first: FirstWords) => void): void {
  const again = () => set(first.rooms);
  again();
  onLanguage(again);
}

/** The English names of the campus, none in Korean. */
export const firstNames = (): Readonly<Record<string, string>> => first.names ?? {};

/** What is said in the language that is spoken. */
export const either = <Said>(korean: Said, english: Said): Said => (language() === 'ko' ? korean : english);

/** A text of the first screen with its variables in it; a plural is that of `count`. */
export function put(text: FirstText, values: Readonly<Record<string, string | number>>): string {
  const chosen = typeof text === 'string' ? text : text[isOne(Number(values.count)) ? 0 : 1];
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

const isOne = (count: number) => new Intl.PluralRules(language()).select(count) === 'one';
