import { type Part, particleOf, partsOf } from '@campus-bell/domain/words/fill';

/** A piece of a text as a reader sees it: words, or the name of what is filled in. */
type Piece = { text: string; isFilledIn: boolean };

/** A text as it is said: of one with a plural each of its ways, of all others the only one. */
export function readable(written: string): Piece[][] {
  const parts = partsOf(written);
  const ways = new Set(parts.flatMap((part) => ('cases' in part ? part.cases.map(({ key }) => key) : [])));
  return [...(ways.size === 0 ? ['other'] : ways)].map((way) => parts.flatMap((part) => piecesOf(part, way)));
}

function piecesOf(part: Part, way: string, counted = ''): Piece[] {
  if (part.type === 'content') return [{ text: part.value, isFilledIn: false }];
  if (part.type === 'octothorpe') {
    return [way === 'one' ? { text: '1', isFilledIn: false } : { text: counted, isFilledIn: true }];
  }
  if ('cases' in part) {
    const branch = part.cases.find(({ key }) => key === way) ?? part.cases.find(({ key }) => key === 'other');
    return (branch?.tokens ?? []).flatMap((inner) => piecesOf(inner, way, part.arg));
  }
  const value = { text: part.arg, isFilledIn: true };
  const particle = particleOf(part);
  return particle === null ? [value] : [value, { text: particle, isFilledIn: false }];
}

/** How wide a text stands, in widths of a Korean letter: a Latin one takes about half of that. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[ㄱ-ㆎ가-힣]/.test(letter) ? 1 : /\s/.test(letter) ? 0.3 : 0.55),
    0,
  );
}

/** A text as long as it is with short values in it, and with the first of two particles; of a plural its last way. */
export const bare = (written: string): string =>
  (readable(written).at(-1) ?? [])
    .map(({ text, isFilledIn }) => (isFilledIn ? '00' : text.replace(/^(\S+)\/\S+$/, '$1')))
    .join('');

/** What the lengths of a text are: letters in both languages, and how much wider the English stands, in per cent. */
export function lengthsOf({ korean, english }: { korean: string; english: string }) {
  const [ko, en] = [bare(korean), bare(english)];
  const [from, to] = [widthOf(ko), widthOf(en)];
  return {
    korean: [...ko].length,
    english: [...en].length,
    wider: Math.round((to / from - 1) * 100),
    /** Where the place for it may be too small: far wider than the Korean, and not just a short word. */
    isFarWider: to > from * 1.4 && to - from > 3,
  };
}
