import { logFailure } from '../log.ts';

/**
 * Loads the type face. On a first visit the worker fetches it with all else that it keeps, and the device's own letters
 * stand until then; where no worker comes, it follows the first screen. Later visits have it on the device.
 * @param registered whether the page has a worker, once that is known
 */
export async function loadTypeface(registered: Promise<boolean>): Promise<void> {
  const isFirstVisit = !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
  if (isFirstVisit && (await registered)) await navigator.serviceWorker.ready;
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
