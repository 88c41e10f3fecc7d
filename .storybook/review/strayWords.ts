/** Korean particles and units stand beside a word without a space: only Latin letters make it another word. */
const stray = /(?<![A-Za-z0-9_])(?:undefined|null|NaN)(?![A-Za-z0-9_])/g;

/** Words of a program that a reader should never see in a text: undefined, null and NaN. */
export function strayWords(text: string): string[] {
  return [...text.matchAll(stray)].map(([word]) => word);
}
