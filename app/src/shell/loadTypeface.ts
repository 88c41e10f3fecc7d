import { firstVisitTypefaceDelayMs } from '@campus-bell/domain/limits';
import { logFailure } from '../log.ts';

/**
 * Loads the type face. On a first visit pictures and posts come first, in the device's own letters; later visits
 * have it in the browser's cache and load it at once.
 */
export async function loadTypeface(): Promise<void> {
  const isFirstVisit = !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
  if (isFirstVisit) await new Promise((resolve) => setTimeout(resolve, firstVisitTypefaceDelayMs));
  try {
    const { typefaceFiles } = await import('@campus-bell/ui/tokens/typefaceFiles');
    await applyAtOnce(typefaceFiles);
  } catch (error) {
    logFailure('type face', error);
  }
}

/** Fetches the sheet and the letters of nearly every text, and puts both into force together: one layout, not two. */
async function applyAtOnce({ sheet, coreFont }: { sheet: string; coreFont: string }): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = sheet;
  const sheetLoaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error('the style sheet did not arrive'));
  });
  document.head.append(link);
  // Without these letters the sheet still has the others.
  const lettersLoaded = new FontFace('ahead', `url(${coreFont})`).load().catch(() => undefined);
  await Promise.all([sheetLoaded, lettersLoaded]);
  link.media = 'all';
}
