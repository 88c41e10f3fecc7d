import { type Part, particleOf, partsOf } from '@campus-bell/domain/words/fill';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at]]));
const vowel = /[aeiou]/i;

/** How much longer a text is than the English, as a part of it: what a long translation takes. */
const longer = 0.4;

/**
 * A written text in the language that nobody speaks: accents on every letter, two letters more for each five, brackets
 * at both ends. What still looks English is not in the catalogue; what is cut off lacks a bracket; what overflows is
 * too narrow for a longer language. Variables and the names of a plural's branches stay as they are.
 */
export const pseudo = (written: string): string => `[${rewritten(partsOf(written))}]`;

const rewritten = (parts: readonly Part[]): string => parts.map(pieceOf).join('');

/** A piece as it is written, its own words otherwise. */
function pieceOf(part: Part): string {
  if (part.type === 'content') return stretched(part.value);
  if (part.type === 'octothorpe') return '#';
  const particle = particleOf(part);
  if (particle !== null) return `{${part.arg}, josa, ${particle}}`;
  if (!('cases' in part)) return `{${part.arg}}`;
  const branches = part.cases.map(({ key, tokens }) => `${key} {${rewritten(tokens)}}`);
  return `{${part.arg}, plural, ${branches.join(' ')}}`;
}

function stretched(words: string): string {
  let said = '';
  let owed = 0;
  for (const letter of words) {
    const mark = accents.get(letter) ?? letter;
    said += mark;
    owed += longer;
    for (; owed >= 1 && vowel.test(letter); owed -= 1) said += mark;
  }
  return said.replace(/\s*$/, (end) => '·'.repeat(Math.floor(owed)) + end);
}
