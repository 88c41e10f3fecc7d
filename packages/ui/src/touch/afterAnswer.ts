import { painted } from './painted.ts';

let asked = 0;

/**
 * Does what a tap or a key leads to once its answer has been painted: a screen takes several frames of a slow phone. Not
 * at all where the student has gone back until then, is at another address already, or has tapped what leads elsewhere.
 * Says whether it was done.
 */
export async function afterAnswer(act: () => void): Promise<boolean> {
  asked += 1;
  const mine = asked;
  const { href } = window.location;
  let hasGoneBack = false;
  const note = () => {
    hasGoneBack = true;
  };
  window.addEventListener('popstate', note);
  await painted();
  window.removeEventListener('popstate', note);
  if (hasGoneBack || mine !== asked || window.location.href !== href) return false;
  act();
  return true;
}
