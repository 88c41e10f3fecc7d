import { language } from '@campus-bell/domain/language';

/** A pair of languages; notices are Korean, and the app's other language is English. */
const pair = { sourceLanguage: 'ko', targetLanguage: 'en' } as const;

/** What the browser makes a translator from; absent from most. */
interface Translators {
  availability(of: typeof pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Where something has to be downloaded, it needs a tap that has just been made. */
  create(
    options: typeof pair & { signal: AbortSignal; monitor(events: EventTarget): void },
  ): Promise<OnDeviceTranslator>;
}

/** Translates on the device; nothing leaves it. */
interface OnDeviceTranslator {
  translate(text: string, options: { signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

const translators = () => (globalThis as { Translator?: Translators }).Translator;

/** Whether a notice may be translated: the app speaks another language, and the browser can translate on the device. */
export const mayTranslate = () => language() !== 'ko' && translators() !== undefined;

/** Whether the browser translates notices, at once or after a download. */
export async function isTranslatorThere(): Promise<boolean> {
  try {
    return ((await translators()?.availability(pair)) ?? 'unavailable') !== 'unavailable';
  } catch {
    return false;
  }
}

/**
 * Makes the translator of notices; to be called by a tap. Rejects where it does not come.
 * @param onDownload how much of what it needs has come, from 0 to 1
 */
export async function makeTranslator(
  signal: AbortSignal,
  onDownload: (share: number) => void,
): Promise<OnDeviceTranslator> {
  const made = await translators()?.create({
    ...pair,
    signal,
    monitor: (events) =>
      events.addEventListener('downloadprogress', (event) => onDownload((event as ProgressEvent).loaded)),
  });
  if (made === undefined) throw new Error('There is no translator.');
  return made;
}
