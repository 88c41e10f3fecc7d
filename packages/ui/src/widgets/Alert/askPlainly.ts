/**
 * Asks by the browser's own dialog, where the part with ours did not arrive: its buttons have no words of ours, so the
 * confirming one's stand below the question. Without a question it only tells.
 */
export function askPlainly(words: string, confirmLabel: string | null): boolean {
  if (confirmLabel !== null) return window.confirm(`${words}\n\n${confirmLabel}`);
  window.alert(words);
  return false;
}
