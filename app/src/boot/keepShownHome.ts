import type { UiEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { homeInDocument } from '@campus-bell/ui/screens/Home/homeInDocument';
import { type ShownHome, shownHomeCache, shownHomePath } from './shownHome.ts';
import { readSnapshot } from './snapshot.ts';

/**
 * Keeps home's content as the worker puts it into the document: the next visit's first frame shows it.
 * @param snapshot what the device keeps of the content; null keeps nothing
 */
export async function keepShownHome(snapshot: string | null, app: string, environment: UiEnvironment) {
  const content = readSnapshot(snapshot);
  const cache = await caches.open(shownHomeCache);
  if (content === null) return void (await cache.delete(shownHomePath));
  const shown: ShownHome = { app, fillings: homeInDocument(content, environment) };
  const text = JSON.stringify(shown);
  const kept = await cache.match(shownHomePath);
  if ((await kept?.text()) !== text) await cache.put(shownHomePath, new Response(text));
}
