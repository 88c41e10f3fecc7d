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

/** Those that have said that they do not know the pair; they say so after the notice is drawn. */
const withoutPair = new WeakSet<Translators>();

/** Whether a notice may be translated: the app speaks another language, and nothing is known against the browser. */
export function mayTranslate(): boolean {
  const known = translators();
  return language() !== 'ko' && known !== undefined && !withoutPair.has(known);
}

/** Whether the browser translates notices, at once or after a download. */
export async function isTranslatorThere(): Promise<boolean> {
  const asked = translators();
  if (asked === undefined) return false;
  try {
    if ((await asked.availability(pair)) !== 'unavailable') return true;
    withoutPair.add(asked);
  } catch {
    // It may answer another time.
  }
  return false;
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
