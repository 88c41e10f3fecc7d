import { noticeLinesAt } from '../noticeText.ts';

/** A line of a notice with where it begins in the field. */
export interface Line {
  readonly text: string;
  readonly from: number;
  /** Where further lines of the field were put behind it: at which letter, and where that stands in the field. */
  readonly joints?: readonly { readonly at: number; readonly from: number }[];
}

/** Where a letter of a line stands in its field. */
export function placeOfLetter({ from, joints }: Line, index: number): number {
  const joint = joints?.findLast(({ at }) => at <= index);
  return joint === undefined ? from + index : joint.from + index - joint.at;
}

/** The lines of a body that are not blank, without the blanks around them. Full-width letters are read as plain ones. */
export function linesOf(content: string): Line[] {
  return noticeLinesAt(plain(content))
    .filter(({ text }) => text !== '')
    .map(({ text, from }) => ({ text: text.trim(), from: from + text.search(/\S/) }));
}

/** Full-width letters and blanks as plain ones, each in its place. */
export function plain(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ');
}
