import { branchesOf } from '@campus-bell/domain/words/fill';

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
export function pseudo(written: string): string {
  return `[${stretched(written)}]`;
}

function stretched(written: string): string {
  let said = '';
  let owed = 0;
  for (let at = 0; at < written.length; at += 1) {
    const letter = written[at] ?? '';
    if (letter === '{') {
      const end = closing(written, at);
      said += hole(written.slice(at, end + 1));
      at = end;
      continue;
    }
    const mark = accents.get(letter) ?? letter;
    said += mark;
    owed += longer;
    for (; owed >= 1 && vowel.test(letter); owed -= 1) said += mark;
  }
  return said + '·'.repeat(Math.round(owed));
}

/** A hole as it is written: a variable stays, the branches of a plural are texts of their own. */
function hole(written: string): string {
  if (!/^\{\s*\w+\s*,\s*plural\b/.test(written)) return written;
  const [name = '', kind = ''] = written.slice(1, -1).split(',');
  const branches = [...branchesOf(written.slice(1, -1))];
  return `{${name},${kind}, ${branches.map(([branch, text]) => `${branch} {${stretched(text)}}`).join(' ')}}`;
}

function closing(written: string, open: number): number {
  let depth = 0;
  for (let at = open; at < written.length; at += 1) {
    if (written[at] === '{') depth += 1;
    if (written[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return written.length;
}
