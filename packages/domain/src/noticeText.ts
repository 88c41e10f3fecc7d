import { safeUrl } from './safeUrl.ts';

/** A piece of a notice's line: plain text, a web address or an e-mail address. */
export type NoticeSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mail'; readonly text: string; readonly href: string };

const lineBreak = /(?:\\r)?\\n|\r\n|[\n\r\u2028\u2029]/;

/**
 * The lines of a notice's body: the server separates them by a literal backslash-n, sometimes by a real new
 * line (spec §3). Blank lines inside stay, those around the text go; no content is no lines.
 */
export function noticeLines(content: string | null | undefined): string[] {
  const lines = (content ?? '').split(lineBreak).map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

/** The body in one line for a card: line separators become spaces (spec §3). */
export function noticePreview(content: string | null | undefined): string {
  return noticeLines(content).join(' ').replace(/\s+/g, ' ').trim();
}

const urlLetters = "[\\w\\-.~:/?#[\\]@!$&'()*+,;=%]+";
const address = new RegExp(
  `(https?://${urlLetters})|(www\\.${urlLetters})|([A-Za-z0-9][\\w.%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\\.)+[A-Za-z]{2,})`,
  'gi',
);

/**
 * A line cut into text, web addresses (http, https, www.) and e-mail addresses. An address ends where Hangul
 * or another letter outside ASCII starts, so a particle written right after it is text; punctuation and
 * unopened brackets at its end are text too.
 */
export function noticeSegments(line: string): NoticeSegment[] {
  const segments: NoticeSegment[] = [];
  let done = 0;
  for (const match of line.matchAll(address)) {
    if (/[\w.@%+-]/.test(line.charAt(match.index - 1))) continue;
    const segment = match[3] ? mailSegment(match[3]) : linkSegment(match[0]);
    if (!segment) continue;
    if (match.index > done) segments.push({ kind: 'text', text: line.slice(done, match.index) });
    segments.push(segment);
    done = match.index + segment.text.length;
  }
  if (done < line.length) segments.push({ kind: 'text', text: line.slice(done) });
  return segments;
}

function linkSegment(found: string): NoticeSegment | null {
  const text = withoutTail(found);
  const href = safeUrl(/^www\./i.test(text) ? `https://${text}` : text);
  if (href === null || !/[^.]\.[^.]/.test(new URL(href).hostname.replace(/^www\./, ''))) return null;
  return { kind: 'link', text, href };
}

function mailSegment(text: string): NoticeSegment {
  const at = text.lastIndexOf('@');
  return { kind: 'mail', text, href: `mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}` };
}

function withoutTail(found: string): string {
  const unopened = { ')': surplus(found, ')', '('), ']': surplus(found, ']', '[') };
  for (let end = found.length; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === '(') unopened[')'] += 1;
    else if (last === '[') unopened[']'] += 1;
    else if (last === ')' || last === ']') {
      if (unopened[last] <= 0) return found.slice(0, end);
      unopened[last] -= 1;
    } else if (!/[.,;:!?'*~]/.test(last)) return found.slice(0, end);
  }
  return '';
}

function surplus(text: string, closer: string, opener: string): number {
  return text.split(closer).length - text.split(opener).length;
}
