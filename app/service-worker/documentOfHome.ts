import { linksAhead } from '../src/boot/linksAhead.ts';
import { type ShownHome, shownHomeCache, shownHomePath } from '../src/boot/shownHome.ts';

/** What home showed last, as the pages keep it; null where nothing is kept. Never rejects. */
export async function readShownHome(storage: Pick<CacheStorage, 'open'>): Promise<ShownHome | null> {
  try {
    const kept = await (await storage.open(shownHomeCache)).match(shownHomePath);
    return kept === undefined ? null : ((await kept.json()) as ShownHome);
  } catch {
    return null;
  }
}

/**
 * Puts what home showed last into its document; the document of another build or language stays as it is. The app, which
 * starts once that is painted, is asked for then: each request costs a slow phone 10 ms of its first frame.
 */
export function homeWith(html: string, { app, fillings }: ShownHome): string {
  const fits = html.includes(`"${app}"`) && fillings.every(([empty]) => html.split(empty).length === 2);
  if (!fits) return html;
  return fillings.reduce(
    (text, [empty, filled]) => text.replace(empty, () => filled),
    html.replace(linksAhead([app]), ''),
  );
}
