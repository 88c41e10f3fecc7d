/** Asks by the browser's own dialog, where the part with ours did not arrive; without a question it only tells. */
export function askPlainly(words: string, isQuestion: boolean): boolean {
  if (isQuestion) return window.confirm(words);
  window.alert(words);
  return false;
}
