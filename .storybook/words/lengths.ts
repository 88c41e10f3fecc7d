import { readable } from './readable.ts';

/** How wide a text stands, in widths of a Korean letter: a Latin one takes about half of that. */
export function widthOf(text: string): number {
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
