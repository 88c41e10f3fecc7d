import { type Part, particleOf, partsOf } from '../../../packages/domain/src/words/fill.ts';

/** A text as JavaScript: a string, or a function of its variables. Needs `josa` and `many` where it names them. */
export function compileText(text: string): string {
  const parts = partsOf(text);
  const isPlain = parts.every(({ type }) => type === 'content');
  return isPlain ? joined(parts) : `v=>${joined(parts)}`;
}

function joined(parts: readonly Part[]): string {
  const [first] = parts;
  const pieces = parts.map(pieceOf);
  // What stands first makes the sum one of texts.
  return (first?.type === 'content' ? pieces : ['""', ...pieces]).join('+');
}

function pieceOf(part: Part): string {
  if (part.type === 'content') return JSON.stringify(part.value);
  if (part.type === 'octothorpe') return 'n';
  const value = `v.${part.arg}`;
  const particle = particleOf(part);
  if (particle !== null) return `josa(String(${value}),${JSON.stringify(particle)})`;
  if (!('cases' in part)) return value;
  const branches = part.cases.map(({ key, tokens }) => `${JSON.stringify(key)}:n=>${joined(tokens)}`);
  return `many(${value},{${branches.join()}})`;
}

/** A text as a document carries it: with names of variables in braces, and for two counts where it has a plural of `count`. */
export function firstText(text: string): string | [one: string, other: string] {
  const parts = partsOf(text);
  const hasPlural = parts.some((part) => 'cases' in part);
  return hasPlural ? [written(parts, text, 'one'), written(parts, text, 'other')] : written(parts, text);
}

function written(parts: readonly Part[], text: string, rule?: 'one' | 'other'): string {
  return parts
    .map((part) => {
      if (part.type === 'content') return part.value;
      if (part.type === 'octothorpe') return '{count}';
      if (part.type === 'argument') return `{${part.arg}}`;
      const branch =
        'cases' in part && part.arg === 'count' ? part.cases.find(({ key }) => key === rule) : undefined;
      if (branch === undefined) throw new Error(`Too much for the first screen: ${text}`);
      return written(branch.tokens, text);
    })
    .join('');
}
