import type { Language } from '@campus-bell/domain/language';
import { speak } from './otherDocument.ts';
import { tellHosts } from './tellHosts.ts';

/**
 * Says everything in the student's language where the document came in another. Who sends the documents is told of a
 * choice once more: the page may have been left before they were, and Safari forgets a cookie that a script set after
 * a week.
 * @param isChosen whether the student chose it here; else it is the browser's, which all know
 */
export async function speakAtStart(language: Language, isChosen: boolean): Promise<void> {
  if (isChosen) void tellHosts(language);
  await speak(language, { drawn: true });
}
