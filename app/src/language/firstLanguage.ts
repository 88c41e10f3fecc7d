import type { Language } from '@campus-bell/domain/language';

/** Where the device keeps the student's language; hosts read the cookie of this name. */
export const languageKey = 'language';

/**
 * The language to begin in: what the student chose here, else that of the browser; whoever reads no Korean first reads
 * English.
 * @param kept what the device keeps under {@link languageKey}
 * @param preferred the browser's languages, the first before all others
 */
export function firstLanguage(kept: string | null, preferred: readonly string[]): Language {
  if (kept === 'ko' || kept === 'en') return kept;
  const [first = 'ko'] = preferred;
  return /^ko\b/i.test(first) ? 'ko' : 'en';
}
