import { noticeLinesAt } from '../noticeText.ts';

/** A line of a notice with where it begins in the field. */
export interface Line {
  readonly text: string;
  readonly from: number;
}

const fullWidth = /[\uff01-\uff5e\u3000\u00a0]/;

/** The lines of a body that are not blank. Full-width letters are read as plain ones. */
export function linesOf(content: string): Line[] {
  return noticeLinesAt(plain(content)).filter(({ text }) => text.trim() !== '');
}

/** Full-width letters and blanks as plain ones, each in its place. */
export function plain(text: string): string {
  if (!fullWidth.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ');
}
