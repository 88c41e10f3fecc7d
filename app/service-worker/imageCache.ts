import type { WorkerConfig } from './workerConfig.ts';

/** Public images that were seen, for reading without a network. */
export const imageCacheName = 'images';

const maxImages = 120;
const maxImageBytes = 600_000;

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
}

/**
 * Answers images from the cache first. Only answers that can be read (CORS) are kept, at most 120 of at most
 * 600 kB, the oldest going first; hosts that send no CORS are asked plainly and nothing of theirs is kept.
 */
export function createImageCache({ storage, fetch }: ImageCacheOptions) {
  const plainOrigins = new Set<string>();

  async function readable(request: Request): Promise<Response | null> {
    const { origin } = new URL(request.url);
    if (plainOrigins.has(origin)) return null;
    try {
      return await fetch(new Request(request.url, { mode: 'cors', credentials: 'omit' }));
    } catch {
      plainOrigins.add(origin);
      return null;
    }
  }

  async function keep(cache: Cache, response: Response, url: string): Promise<void> {
    if (!isPublicImage(response)) return;
    const { size } = await response.clone().blob();
    if (size > maxImageBytes) return;
    await cache.put(url, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - maxImages)).map((old) => cache.delete(old)));
  }

  return async (request: Request, waitUntil: (work: Promise<void>) => void): Promise<Response> => {
    const cache = await storage.open(imageCacheName).catch(() => null);
    const kept = await cache?.match(request.url);
    if (kept !== undefined) return kept;
    const response = await readable(request);
    if (response === null) return fetch(request);
    if (cache !== null) waitUntil(keep(cache, response.clone(), request.url).catch(() => undefined));
    return response;
  };
}

function isPublicImage(response: Response): boolean {
  const isPrivate = /no-store|private/i.test(response.headers.get('Cache-Control') ?? '');
  const isImage = response.headers.get('Content-Type')?.startsWith('image/') === true;
  return response.ok && isImage && !isPrivate;
}
