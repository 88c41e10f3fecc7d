import type { WorkerConfig } from './workerConfig.ts';

/** Public images that were seen, for reading without a network. */
export const imageCacheName = 'images';

const maxImages = 120;
const maxImageBytes = 600_000;
/** After these a kept image is asked for anew; it still stands in where no answer comes. */
const freshMs = 30 * 24 * 3_600_000;
/** How long a host counts as one that sends no CORS: one broken connection looks the same. */
const plainMs = 5 * 60_000;
const keptAt = 'X-Kept-At';

/**
 * Whether an image may be kept: from the API host, outside `/api`, without a bearer. Other hosts stay with the page:
 * a worker's own requests fall under `connect-src`, which names only the API host, while the page may show any https
 * image.
 */
export function isKeepableImage(
  request: Pick<Request, 'destination' | 'headers' | 'method' | 'url'>,
  { apiOrigin }: Pick<WorkerConfig, 'apiOrigin'>,
): boolean {
  if (request.method !== 'GET' || request.destination !== 'image') return false;
  if (request.headers.has('Authorization')) return false;
  const { origin, pathname } = new URL(request.url);
  return origin === apiOrigin && !pathname.startsWith('/api/');
}

interface ImageCacheOptions {
  storage: Pick<CacheStorage, 'open'>;
  fetch(request: Request): Promise<Response>;
  now?: () => number;
}

/**
 * Answers images from the cache first. Only answers that can be read (CORS) are kept, at most 120 of at most
 * 600 kB, the oldest going first, each for 30 days; hosts that send no CORS are asked plainly and nothing of theirs
 * is kept. A cache that fails is none: the image comes from the network.
 */
export function createImageCache({ storage, fetch, now = Date.now }: ImageCacheOptions) {
  const plainSince = new Map<string, number>();

  async function readable(request: Request): Promise<Response | null> {
    const { origin } = new URL(request.url);
    if (now() - (plainSince.get(origin) ?? 0) < plainMs) return null;
    try {
      return await fetch(new Request(request.url, { mode: 'cors', credentials: 'omit' }));
    } catch {
      plainSince.set(origin, now());
      return null;
    }
  }

  async function keep(cache: Cache, response: Response, url: string): Promise<void> {
    if (!isPublicImage(response)) return;
    const body = await response.blob();
    if (body.size > maxImageBytes) return;
    const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '', [keptAt]: String(now()) };
    await cache.put(url, new Response(body, { headers }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - maxImages)).map((old) => cache.delete(old)));
  }

  return async (request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> => {
    const cache = await storage.open(imageCacheName).catch(() => null);
    const kept = await cache?.match(request.url).catch(() => undefined);
    if (kept !== undefined && now() - Number(kept.headers.get(keptAt)) < freshMs) return kept;
    const response = await readable(request);
    if (response === null) return kept ?? fetch(request);
    if (cache !== null) waitUntil(keep(cache, response.clone(), request.url).catch(() => undefined));
    return response;
  };
}

function isPublicImage(response: Response): boolean {
  const isPrivate = /no-store|private/i.test(response.headers.get('Cache-Control') ?? '');
  const isImage = response.headers.get('Content-Type')?.startsWith('image/') === true;
  return response.ok && isImage && !isPrivate;
}
