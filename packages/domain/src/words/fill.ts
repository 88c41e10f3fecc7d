import { josa } from 'es-hangul';
import type { Language } from '../language.ts';

/** What stands in the place of a text's variables. */
export type Values = Readonly<Record<string, string | number>>;

type Particle = Parameters<typeof josa>[1];

/**
 * A text with its variables filled in, in the plain part of ICU's message syntax: `{name}`;
 * `{count, plural, one {# post} other {# posts}}`, also with `=0 {…}`, where `#` is the count; and
 * `{board, josa, 을/를}`, the value with the particle that its last letter asks for.
 */
export function fill(text: string, values: Values, language: Language): string {
  let filled = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open === -1) return filled + text.slice(at);
    const close = closing(text, open);
    filled += text.slice(at, open) + hole(text.slice(open + 1, close), values, language);
    at = close + 1;
  }
  return filled;
}

/** Where the brace that opens at `open` closes; a text without it is a fault of its writer. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

function hole(inside: string, values: Values, language: Language): string {
  const [name = '', kind = '', ...rest] = inside.split(',').map((part) => part.trim());
  const value = values[name];
  if (value === undefined) throw new Error(`No value for {${name}}`);
  if (kind === '') return String(value);
  if (kind === 'josa') return josa(String(value), rest.join(',') as Particle);
  if (kind !== 'plural') throw new Error(`Unknown kind of variable: ${kind}`);
  const count = Number(value);
  const branches = branchesOf(inside);
  const chosen =
    branches.get(`=${count}`) ??
    branches.get(new Intl.PluralRules(language).select(count)) ??
    branches.get('other') ??
    '';
  return fill(chosen.replaceAll('#', new Intl.NumberFormat(language).format(count)), values, language);
}

/** The branches of a plural by their name: `one`, `other`, `=0`. */
export function branchesOf(inside: string): ReadonlyMap<string, string> {
  const branches = new Map<string, string>();
  let at = inside.indexOf(',', inside.indexOf(',') + 1) + 1;
  for (let open = inside.indexOf('{', at); open !== -1; open = inside.indexOf('{', at)) {
    const close = closing(inside, open);
    branches.set(inside.slice(at, open).trim(), inside.slice(open + 1, close));
    at = close + 1;
  }
  return branches;
}
