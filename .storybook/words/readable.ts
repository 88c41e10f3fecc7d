/** A piece of a text as a reader sees it: words, or the name of what is filled in. */
export interface Piece {
  readonly text: string;
  readonly isFilledIn: boolean;
}

const plural = /\{(\w+), plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const branch = /(=\d+|\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** A text as it is said: of one with a plural each of its ways, of all others the only one. */
export function readable(written: string): Piece[][] {
  const ways = [...written.matchAll(plural)].flatMap(([, , branches = '']) =>
    [...branches.matchAll(branch)].map(([, name = '']) => name),
  );
  const names = ways.length === 0 ? ['other'] : [...new Set(ways)];
  return names.map((name) =>
    piecesOf(
      written.replaceAll(plural, (_, variable: string, branches: string) => {
        const words = new Map([...branches.matchAll(branch)].map(([, of = '', said = '']) => [of, said]));
        const said = words.get(name) ?? words.get('other') ?? '';
        return said.replaceAll('#', name === 'one' ? '1' : `{${variable}}`);
      }),
    ),
  );
}

function piecesOf(words: string): Piece[] {
  return words.split(/(\{[^{}]*\})/).flatMap((text) => {
    if (text === '') return [];
    const [, variable, particles = ''] = /^\{(\w+)(?:, josa, ([^{}]*))?\}$/.exec(text) ?? [];
    if (variable === undefined) return [{ text, isFilledIn: false }];
    const filledIn = { text: variable, isFilledIn: true };
    return particles === '' ? [filledIn] : [filledIn, { text: particles, isFilledIn: false }];
  });
}
