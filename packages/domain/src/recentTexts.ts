import { recentTextsMax } from './limits.ts';

/** What was searched for, the latest first: each text once, whatever its case, the oldest beyond the most goes. */
export function withRecentText(texts: readonly string[], text: string): string[] {
  if (text === '') return [...texts];
  return [text, ...withoutRecentText(texts, text)].slice(0, recentTextsMax);
}

/** The others. */
export function withoutRecentText(texts: readonly string[], text: string): string[] {
  return texts.filter((one) => one.toLowerCase() !== text.toLowerCase());
}

/** Those that begin or go on with what is typed so far; all of them while nothing is. */
export function recentTextsFor(texts: readonly string[], typed: string): string[] {
  return withoutRecentText(texts, typed).filter((one) => one.toLowerCase().includes(typed.toLowerCase()));
}
