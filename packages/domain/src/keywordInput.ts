import { keywordMaxLength, keywordMinLength } from './limits.ts';
import { keyword as keywordWords } from './words/keyword.ts';

const complete = /^[가-힣a-zA-Z ]*$/;
// The last two stand for a vowel stroke on Cheonjiin keyboards.
const composable = /^[가-힣a-zA-Z \u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\u00b7\u2025]*$/;

/** What a submitted keyword comes to. */
export type SubmittedKeyword = { readonly ok: true; readonly keyword: string } | { readonly ok: false };

/**
 * The text a keyword box holds after an input: NFC, no leading white space, other white space as plain
 * spaces, at most 20 letters. Characters that are not allowed stay and are named by the hint (spec §5).
 */
export function keywordValue(raw: string): string {
  const value = raw.normalize('NFC').trimStart().replace(/\s/g, ' ');
  return [...value].slice(0, keywordMaxLength).join('');
}

/**
 * The hint under the keyword box, null when there is nothing to say (spec §5). During composition jamo are
 * letters and the length is not judged yet.
 */
export function keywordHint(value: string, { composing }: { composing: boolean }): string | null {
  const letters = keywordValue(value).trimEnd();
  if (!(composing ? composable : complete).test(letters)) return keywordWords.invalid;
  const tooShort = letters.length > 0 && letters.length < keywordMinLength;
  return tooShort && !composing ? keywordWords.tooShort : null;
}

/** The keyword as sent: trailing spaces cut, two letters or more, syllables and English only (spec §5). */
export function submittedKeyword(value: string): SubmittedKeyword {
  const keyword = keywordValue(value).trimEnd();
  return keyword.length >= keywordMinLength && complete.test(keyword) ? { ok: true, keyword } : { ok: false };
}
