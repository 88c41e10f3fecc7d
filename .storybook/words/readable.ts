import { type Part, particleOf, partsOf } from '@campus-bell/domain/words/fill';

/** A piece of a text as a reader sees it: words, or the name of what is filled in. */
export interface Piece {
  readonly text: string;
  readonly isFilledIn: boolean;
}

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
