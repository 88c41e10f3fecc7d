import { parse } from '@messageformat/parser';
import type { Language } from '../language.ts';
import { josa } from './josa.ts';

/** What stands in the place of a text's variables. */
export type Values = Readonly<Record<string, string | number>>;

/** A piece of a text: words, a variable, a variable with a particle, a plural, or the count of that. */
export type Part = ReturnType<typeof parse>[number] | { readonly type: 'octothorpe' };

/** Particles to choose from by the last letter before them: `을/를`. */
export type Particle = Parameters<typeof josa>[1];

const known = new Map<string, readonly Part[]>();

/**
 * A text in its pieces, of the plain part of ICU's message syntax: `{name}`;
 * `{count, plural, one {# post} other {# posts}}`, also with `=0 {…}`, where `#` is the count; and
 * `{board, josa, 을/를}`, the value with the particle that its last letter asks for. Anything else is a fault of its
 * writer.
 */
export function partsOf(text: string): readonly Part[] {
  const parts = known.get(text) ?? parse(text);
  for (const part of parts) {
    const isKnown =
      ['content', 'argument', 'octothorpe', 'plural'].includes(part.type) || particleOf(part) !== null;
    if (!isKnown) throw new Error(`Unknown kind of variable: ${text}`);
  }
  known.set(text, parts);
  return parts;
}

/** The particles that a piece asks for, null where it asks for none. */
export function particleOf(part: Part): Particle | null {
  if (part.type !== 'function' || part.key !== 'josa') return null;
  const [written] = part.param ?? [];
  return written?.type === 'content' ? (written.value.trim() as Particle) : null;
}

/** A text with its variables filled in. */
export const fill = (text: string, values: Values, language: Language): string =>
  joined(partsOf(text), values, language);

function joined(parts: readonly Part[], values: Values, language: Language, count = 0): string {
  return parts.map((part) => pieceOf(part, values, language, count)).join('');
}

function pieceOf(part: Part, values: Values, language: Language, count: number): string {
  if (part.type === 'content') return part.value;
  if (part.type === 'octothorpe') return new Intl.NumberFormat(language).format(count);
  const value = values[part.arg];
  if (value === undefined) throw new Error(`No value for {${part.arg}}`);
  const particle = particleOf(part);
  if (particle !== null) return josa(String(value), particle);
  if (!('cases' in part)) return String(value);
  const asked = [`=${value}`, new Intl.PluralRules(language).select(Number(value)), 'other'];
  const branch = asked
    .map((key) => part.cases.find((one) => one.key === key))
    .find((found) => found !== undefined);
  return joined(branch?.tokens ?? [], values, language, Number(value));
}
