import { phoneNumbersIn } from './phoneNumbers.ts';
import { safeUrl } from './safeUrl.ts';

/** A piece of a notice's line: plain text, a web address, an e-mail address or a telephone number. */
export type NoticeSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mail'; readonly text: string; readonly href: string }
  | { readonly kind: 'phone'; readonly text: string; readonly href: string };

const hostLetters = "[\\w\\-.~:[\\]@!$&'()*+,;=%]+";
const pathLetters = "[\\w\\-.~:/?#[\\]@!$&'()*+,;=%\\p{Script=Hangul}]*";
const webAddress = `${hostLetters}(?:[/?#]${pathLetters})?`;
const address = new RegExp(
  `(https?://${webAddress})|(www\\.${webAddress})|([A-Za-z0-9][\\w.%+\\-]{0,63}@(?:[A-Za-z0-9\\-]{1,63}\\.)+[A-Za-z]{2,})`,
  'giu',
);

const particle =
  /([!-~])(?:입니다|이에요|예요|이며|이고|이나|에서(?:는|도|만)?|에게|에(?:는|도)?|(?:으로|로)(?:는|도|만)?|까지|부터|보다|처럼|[을를은는이가와과의도만나])$/;

/**
 * A line cut into text, web addresses (http, https, www.), e-mail addresses and telephone numbers. Hangul belongs to the path of an
 * address, but not to its host; a particle right after its last ASCII letter is text, and so are punctuation and
 * unopened brackets at its end or before Hangul.
 */
export function noticeSegments(line: string): NoticeSegment[] {
  const segments: NoticeSegment[] = [];
  let done = 0;
  for (const match of line.matchAll(address)) {
    if (/[\w.@%+-]/.test(line.charAt(match.index - 1))) continue;
    const segment = match[3] ? mailSegment(match[3]) : linkSegment(match[0]);
    if (!segment) continue;
    segments.push(...withPhones(line.slice(done, match.index)), segment);
    done = match.index + segment.text.length;
  }
  return [...segments, ...withPhones(line.slice(done))];
}

function withPhones(text: string): NoticeSegment[] {
  const segments: NoticeSegment[] = [];
  let done = 0;
  for (const { from, to, href } of phoneNumbersIn(text)) {
    if (from > done) segments.push({ kind: 'text', text: text.slice(done, from) });
    segments.push({ kind: 'phone', text: text.slice(from, to), href });
    done = to;
  }
  if (done < text.length) segments.push({ kind: 'text', text: text.slice(done) });
  return segments;
}

function linkSegment(found: string): NoticeSegment | null {
  const text = addressIn(found);
  const href = safeUrl(/^www\./i.test(text) ? `https://${text}` : text);
  if (href === null || !/[^.]\.[^.]/.test(new URL(href).hostname.replace(/^www\./, ''))) return null;
  return { kind: 'link', text, href };
}

function mailSegment(text: string): NoticeSegment {
  const at = text.lastIndexOf('@');
  return { kind: 'mail', text, href: `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}` };
}

function addressIn(found: string): string {
  return withoutTail(withoutTail(beforeSentence(found)).replace(particle, '$1'));
}

function beforeSentence(found: string): string {
  let round = 0;
  let square = 0;
  for (const { 0: sign, index } of found.matchAll(/[()[\]]|[.,;!'*~:](?=\p{Script=Hangul})/gu)) {
    if (sign === '(') round += 1;
    else if (sign === '[') square += 1;
    else if (sign === ')') round -= 1;
    else if (sign === ']') square -= 1;
    else return found.slice(0, index);
    if (round < 0 || square < 0) return found.slice(0, index);
  }
  return found;
}

/** Closing brackets stay: those that nothing opens were cut with what follows them. */
function withoutTail(found: string): string {
  let end = found.length;
  while (end > 0 && /[.,;:!?'*~([]/.test(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}
