const lineBreak = /(?:\\r)?\\n|\r\n|[\n\r\u2028\u2029]/g;

/**
 * The lines of a notice's body: the server separates them by a literal backslash-n, sometimes by a real new
 * line (spec §3). Blank lines inside stay, those around the text go; no content is no lines.
 */
export function noticeLines(content: string | null | undefined): string[] {
  return noticeLinesAt(content).map(({ text }) => text);
}

/** The lines of a body, each with where it begins in the content. */
export function noticeLinesAt(content: string | null | undefined): { text: string; from: number }[] {
  const lines: { text: string; from: number }[] = [];
  const whole = content ?? '';
  let from = 0;
  const take = (to: number) => lines.push({ text: whole.slice(from, to).trimEnd(), from });
  for (const match of whole.matchAll(lineBreak)) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(whole.length);
  const first = lines.findIndex(({ text }) => text !== '');
  const last = lines.findLastIndex(({ text }) => text !== '');
  return lines.slice(first, last + 1);
}

/** Line breaks and white space, also mixed. */
const blank = /(?:(?:\\r)?\\n|\s)+/g;
const halves = /[\ud800-\udfff]/;

/** Most letters of a preview: more than a card shows at any width. */
const previewMax = 200;

const greeting = /^(?:안녕하세요|안녕하십니까|반갑습니다)[\s,.!?~^]*/;
const salutation = /^[^.,!?]{0,30}여러분[\s,.!~^]*/;
const introduction = /^[^.!?]{1,40}(?:입니다|이에요|예요|이라고 합니다)[.!~^]+\s*/;

/**
 * The body in one line for a card: line separators become spaces (spec §3), a greeting with its introduction
 * ("안녕하세요, …입니다.") is skipped where something follows it, and no more than a card can show is kept.
 */
export function noticePreview(content: string | null | undefined): string {
  const text = (content ?? '')
    .replace(blank, ' ')
    .trim()
    .slice(0, previewMax * 4);
  const rest = greeting.test(text)
    ? text.replace(greeting, '').replace(salutation, '').replace(introduction, '')
    : text;
  return firstLetters(rest === '' ? text : rest).trimEnd();
}

/** Whole letters, some of which are two of JavaScript's. */
function firstLetters(text: string): string {
  if (!halves.test(text)) return text.slice(0, previewMax);
  return Array.from(text.slice(0, previewMax * 2))
    .slice(0, previewMax)
    .join('');
}
