import { type Word, wordsOf } from './keywords.ts';

/** A line of a notice with where it begins in the field. */
export interface Line {
  readonly text: string;
  readonly from: number;
}

const lineBreak = /(?:\\r)?\\n|\r\n|[\n\r\u2028\u2029]/g;
const fullWidth = /[\uff01-\uff5e\u3000\u00a0]/;

/** The lines of a body, without a copy of it: each knows its place. Full-width letters are read as plain ones. */
export function linesOf(content: string): Line[] {
  const text = plain(content);
  const lines: Line[] = [];
  let from = 0;
  for (const match of text.matchAll(lineBreak)) {
    if (match.index > from) lines.push({ text: text.slice(from, match.index), from });
    from = match.index + match[0].length;
  }
  if (from < text.length) lines.push({ text: text.slice(from), from });
  return lines.filter((line) => line.text.trim() !== '');
}

/** Full-width letters and blanks as plain ones, each in its place. */
export function plain(text: string): string {
  if (!fullWidth.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ');
}

const read = new WeakMap<Line, Word[]>();

/** The telling words of a line; each line is read once. */
export function wordsOfLine(line: Line): Word[] {
  const known = read.get(line);
  if (known !== undefined) return known;
  const words = wordsOf(line.text);
  read.set(line, words);
  return words;
}
