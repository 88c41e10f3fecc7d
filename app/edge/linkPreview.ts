import { type EventDetail, eventDetailWire } from '@campus-bell/api/wire/event';
import { read } from '@campus-bell/api/wire/parse';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { imageUrl } from '@campus-bell/domain/imageUrl';
import { noticePreview } from '@campus-bell/domain/noticeText';
import { eventIdParam } from '@campus-bell/domain/routes';
import { image } from '@campus-bell/domain/words/image';
import { isPreviewAgent } from './previewAgents.ts';
import { appCard, type PreviewCard, withPreview } from './previewTags.ts';

export { isPreviewAgent };

/** What {@link createLinkPreview} needs. */
export interface LinkPreviewOptions<Host> {
  /** Address of the API host, without `/api`. */
  apiOrigin: string;
  /** Where students reach the app, where that is not the address asked for. */
  publicOrigin?: string | null;
  /** Answers as the host would without the preview; `host` is what it gives beside a request. */
  plain(request: Request, host: Host): Promise<Response>;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
  /** Longest wait for the notice, ms; then the plain document goes out. */
  timeoutMs?: number;
}

const keptMs = 10 * 60_000;
const mostKept = 500;
const longestAnswer = 1_000_000;
const mostLetters = { title: 120, description: 160 };
const path = /^\/event\/([^/]+)\/?$/;

/**
 * Answers requests for notices by programs that draw previews of links with the app's document, the notice's own title,
 * text and picture in its head; everything else as the host does. A notice that came is kept for ten minutes; it
 * is asked for without anybody's session (the server counts a view). Whatever goes wrong, the plain document goes out.
 */
export function createLinkPreview<Host = undefined>({
  apiOrigin,
  publicOrigin = null,
  plain,
  fetch = (address, init) => globalThis.fetch(address, init),
  now = Date.now,
  timeoutMs = 2000,
}: LinkPreviewOptions<Host>): (request: Request, host: Host) => Promise<Response> {
  const kept = new Map<number, { until: number; event: EventDetail }>();

  // Requests share what came, never what is under way: some hosts forbid that.
  async function eventOf(eventId: number): Promise<EventDetail | null> {
    const known = kept.get(eventId);
    if (known !== undefined && known.until > now()) return known.event;
    const event = await askWithin(timeoutMs, (signal) => fetchEvent(eventId, signal));
    kept.delete(eventId);
    if (event !== null) kept.set(eventId, { until: now() + keptMs, event });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return event;
  }

  async function fetchEvent(eventId: number, signal: AbortSignal): Promise<EventDetail | null> {
    const answer = await fetch(`${apiOrigin}/api/event/detail/${eventId}`, {
      headers: { Accept: 'application/json' },
      // 'error' is refused by the runtime of Cloudflare; a redirect has another status than 200 here.
      redirect: 'manual',
      signal,
    });
    if (answer.status !== 200) return null;
    const text = await textOf(answer);
    return text === null ? null : read(eventDetailWire, JSON.parse(text));
  }

  return async (request, host) => {
    const { pathname, origin } = new URL(request.url);
    const eventId = eventIdParam(path.exec(pathname)?.[1]);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (eventId === null || !isRead || !isPreviewAgent(request.headers.get('User-Agent')))
      return plain(request, host);
    const [answer, event] = await Promise.all([plain(asked(request), host), eventOf(eventId)]);
    if (event === null || !answer.ok) return answer;
    const bytes = await answer.arrayBuffer();
    const card = cardOf(event, { origin: publicOrigin ?? origin, apiOrigin });
    const preview = withPreview(new TextDecoder().decode(bytes), card);
    const isBodiless = request.method === 'HEAD';
    if (preview === null) return new Response(isBodiless ? null : bytes, answer);
    const headers = new Headers(answer.headers);
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);
    // Not for caches that many share: not all of them tell programs from people.
    headers.set('Cache-Control', `private, max-age=${keptMs / 1000}`);
    headers.append('Vary', 'User-Agent');
    return new Response(isBodiless ? null : preview, { status: 200, headers });
  };
}

/** The whole document as it is now, in letters and in Korean: a conditional question would be answered without one. */
function asked(request: Request): Request {
  const headers = new Headers(request.headers);
  const own = ['If-None-Match', 'If-Modified-Since', 'Range', 'Cookie', 'Accept-Encoding', 'Accept-Language'];
  for (const name of own) headers.delete(name);
  return new Request(request.url, { method: 'GET', headers });
}

async function askWithin<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer | null>,
): Promise<Answer | null> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([ask(controller.signal).catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer says; null when it is longer than any notice. */
async function textOf(answer: Response): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return null;
  const decoder = new TextDecoder();
  let text = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += decoder.decode(value, { stream: true });
    if (text.length <= longestAnswer) continue;
    await reader.cancel();
    return null;
  }
  return text + decoder.decode();
}

function cardOf(
  event: EventDetail,
  { origin, apiOrigin }: { origin: string; apiOrigin: string },
): PreviewCard {
  const app = appCard(origin);
  const sources = { appOrigin: origin, apiOrigin, proxy: null };
  const own = event.imageUrls
    .map((address) => imageUrl(address, sources))
    .find((address) => address !== null);
  return {
    title: shortened(eventTitle(event), mostLetters.title),
    description: shortened(noticePreview(event.content), mostLetters.description) || app.description,
    image: own ?? app.image,
    imageAlt: own === undefined ? app.imageAlt : image.one,
    isOwnImage: own === undefined,
    url: `${origin}/event/${event.eventId}`,
  };
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
