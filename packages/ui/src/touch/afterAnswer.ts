import { painted } from './painted.ts';

/**
 * Does what a tap or a key leads to once its answer has been painted: a screen takes several frames of a slow phone. Not
 * at all where the student has gone back until then.
 */
export async function afterAnswer(act: () => void): Promise<void> {
  let hasGoneBack = false;
  const note = () => {
    hasGoneBack = true;
  };
  window.addEventListener('popstate', note);
  await painted();
  window.removeEventListener('popstate', note);
  if (!hasGoneBack) act();
}
