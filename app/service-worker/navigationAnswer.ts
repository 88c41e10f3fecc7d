import type { Language } from '@campus-bell/domain/language';
import { eventIdParam, routes } from '@campus-bell/domain/routes';
import type { ShownHome } from '../src/boot/shownHome.ts';
import { homeWith } from './documentOfHome.ts';
import { documentWith } from './documentOfPush.ts';
import type { PushedEvents } from './pushedEvents.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';
import type { WorkerConfig } from './workerConfig.ts';

const eventAddress = /^\/event\/([^/]+)\/?$/;

/** Answers with a document of the app, as `createHandlerBoundToURL` does. */
type Shell = (options: never) => Promise<Response>;

interface NavigationAnswers {
  /** The documents by language: `home` for `/`, `app` for every other screen. */
  shells: Readonly<Record<Language, { readonly home: Shell; readonly app: Shell }>>;
  language: SpokenLanguage;
  pushed: Pick<PushedEvents, 'read'>;
  /** What home showed last; null where nothing is kept. */
  shown(): Promise<ShownHome | null>;
  config: Pick<WorkerConfig, 'appOrigin' | 'apiOrigin' | 'imageProxy'>;
}

/**
 * Answers a navigation with the app's document in the language of this device: home with what it showed last, an event's
 * own page with what its push said already in its place. The document of the browser's language is fetched while the
 * device's is read.
 */
export function createNavigationAnswer({ shells, language, pushed, shown, config }: NavigationAnswers) {
  /** What is to be put into a screen's document; null for nothing. */
  async function fillingOf(pathname: string): Promise<((html: string, spoken: Language) => string) | null> {
    if (pathname === routes.home) {
      const home = await shown();
      return home && ((html) => homeWith(html, home));
    }
    const eventId = eventIdParam(eventAddress.exec(pathname)?.[1]);
    const event = eventId === null ? null : await pushed.read(eventId);
    return event && ((html, spoken) => documentWith(html, event, { ...config, language: spoken }));
  }

  return async (options: { url: URL }): Promise<Response> => {
    const { pathname } = options.url;
    // The handlers keep in the options for which file they are asked: each takes its own.
    const answerIn = (spoken: Language) =>
      shells[spoken][pathname === routes.home ? 'home' : 'app']({ ...options } as never);
    const guessed = answerIn(language.guess);
    guessed.catch(() => undefined);
    const [spoken, fill] = await Promise.all([language.now(), fillingOf(pathname)]);
    const response = await (spoken === language.guess ? guessed : answerIn(spoken));
    if (fill === null) return inSameProcess(response);
    const plain = inSameProcess(response.clone());
    try {
      const document = fill(await response.text(), spoken);
      const headers = new Headers(plain.headers);
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      return new Response(document, { headers });
    } catch {
      return plain;
    }
  };
}

/**
 * The document without the opener policy, for which the browser leaves the process that it has started and starts
 * another (decision 010): 100 to 200 ms of every start.
 */
function inSameProcess({ body, status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('Cross-Origin-Opener-Policy');
  return new Response(body, { status, statusText, headers: kept });
}
