/** A text on a page. */
export interface ShownText {
  text: string;
  /** Whether it stands in an element that is marked as Korean. */
  isKorean: boolean;
  /** Whether it is what somebody typed. */
  isTyped: boolean;
}

/** Runs in a page: what it shows or says, in texts, names, descriptions, titles and fields. */
export function shownTexts(): ShownText[] {
  const sayings = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.closest('.sb-wrapper, script, style, noscript, template') === null &&
      (element.checkVisibility() || element.closest('[role]') !== null),
  );
  return shown.flatMap((element) => {
    const isKorean = /^ko\b/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const written = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const said = [
      ...(isField ? [] : written.map(({ textContent }) => textContent ?? '')),
      ...sayings.map((name) => element.getAttribute(name) ?? ''),
    ].map((text) => ({ text: text.trim(), isKorean, isTyped: false }));
    const typed = isField ? [{ text: element.value, isKorean, isTyped: true }] : [];
    return [...said, ...typed].filter(({ text }) => text !== '');
  });
}

/**
 * Korean that a page in English does not mark as such. What the university posted and the names of people stand in
 * elements with `lang="ko"`; an example of what may be typed stands in quotes or behind “e.g.”.
 */
export function foreignWords(texts: readonly ShownText[]): string[] {
  const example = /‘[^’]*’|“[^”]*”|\be\.g\. \S+/g;
  const foreign = texts.filter(
    ({ text, isKorean, isTyped }) =>
      !isKorean && !isTyped && /[ㄱ-ㆎ가-힣]/.test(text.replaceAll(example, '')),
  );
  return [...new Set(foreign.map(({ text }) => text))];
}
