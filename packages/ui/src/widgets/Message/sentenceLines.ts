/** Each sentence on a line of its own, for looks with `white-space: pre-line`. */
export function sentenceLines(text: string): string {
  return text.replaceAll('. ', '.\n');
}
