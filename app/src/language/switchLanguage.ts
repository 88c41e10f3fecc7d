import type { Language } from '@campus-bell/domain/language';
import { deviceStorage } from '../device/safeStorage.ts';
import { languageKey } from './firstLanguage.ts';
import { speak } from './otherDocument.ts';
import { tellHosts } from './tellHosts.ts';

/**
 * Speaks another language from now on, on this device: pages to come begin in it, and hosts and the worker send their
 * documents in it. A page that a deploy has left behind is loaded anew in it.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const isSpoken = await speak(language);
  deviceStorage.set(languageKey, language);
  const told = tellHosts(language);
  if (isSpoken) return;
  await told;
  window.location.reload();
  await new Promise(() => undefined);
}
