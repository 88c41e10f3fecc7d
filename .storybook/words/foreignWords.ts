/**
 * Runs in a page that speaks English: what is shown or said in Korean without being marked as Korean. What the
 * university posted and the names of people stand in elements with `lang="ko"`; what was typed is a field's value, and
 * an example of what may be typed stands in quotes or behind “e.g.”.
 */
export function foreignWords(): string[] {
  const example = /‘[^’]*’|“[^”]*”|\be\.g\. \S+/g;
  const isForeign = (text: string) => /[ㄱ-ㆎ가-힣]/.test(text.replaceAll(example, ''));
  const isMarked = (element: Element) => /^ko\b/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
  const sayings = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (isMarked(element) || element.closest('.sb-wrapper, script, style, noscript, template') !== null)
      continue;
    if (!element.checkVisibility() && element.closest('[role]') === null) continue;
    const own = element instanceof HTMLTextAreaElement ? [] : [...element.childNodes];
    const texts = [
      ...own
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
      ...sayings.map((name) => element.getAttribute(name) ?? ''),
    ];
    for (const text of texts) if (isForeign(text)) found.add(text.trim());
  }
  return [...found];
}
