import { imageUrl } from '@campus-bell/domain/imageUrl';
import { type Language, say } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { eventIdParam, routes } from '@campus-bell/domain/routes';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import type { PushedEvents } from './pushedEvents.ts';
import type { SpokenLanguage } from './spokenLanguage.ts';
import type { WorkerConfig } from './workerConfig.ts';

const root = '<div id="root">';
const headEnd = '</head>';
const eventAddress = /^\/event\/([^/]+)\/?$/;

/** Answers with a document of the app, as `createHandlerBoundToURL` does. */
type Shell = (options: never) => Promise<Response>;

interface NavigationAnswers {
  /** The documents by language: `home` for `/`, `app` for every other screen. */
  shells: Readonly<Record<Language, { readonly home: Shell; readonly app: Shell }>>;
  language: SpokenLanguage;
  pushed: Pick<PushedEvents, 'read'>;
  config: Pick<WorkerConfig, 'appOrigin' | 'apiOrigin' | 'imageProxy'>;
}

/**
 * Answers a navigation with the app's document in the language of this device; an event's own page with what its push
 * said already in its place. The document of the browser's language is fetched while the device's is read.
 */
export function createNavigationAnswer({ shells, language, pushed, config }: NavigationAnswers) {
  return async (options: { url: URL }): Promise<Response> => {
    const { pathname } = options.url;
    // The handlers keep in the options for which file they are asked: each takes its own.
    const answerIn = (spoken: Language) =>
      shells[spoken][pathname === routes.home ? 'home' : 'app']({ ...options } as never);
    const eventId = eventIdParam(eventAddress.exec(pathname)?.[1]);
    const guessed = answerIn(language.guess);
    guessed.catch(() => undefined);
    const [spoken, event] = await Promise.all([
      language.now(),
      eventId === null ? null : pushed.read(eventId),
    ]);
    const response = await (spoken === language.guess ? guessed : answerIn(spoken));
    if (event === null) return response;
    const plain = response.clone();
    try {
      const document = documentWith(await response.text(), event, { ...config, language: spoken });
      const headers = new Headers(plain.headers);
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      return new Response(document, { headers });
    } catch {
      return plain;
    }
  };
}

/** Puts what a push said of an event into the document, from the templates that its build has drawn; all of it as text. */
export function documentWith(
  html: string,
  event: PushedEvent,
  { appOrigin, apiOrigin, imageProxy: proxy, language }: NavigationAnswers['config'] & { language: Language },
): string {
  const picture = imageUrl(event.imageUrl, { appOrigin, apiOrigin, proxy });
  const name = picture === null ? 'pushed' : 'pushed-picture';
  const drawn = new RegExp(`<template id="${name}">(.*?)</template>`, 's').exec(html)?.[1];
  if (drawn === undefined) return html;
  const values: Record<string, string> = {
    'pushed-title': event.title,
    'pushed-board': say(language, () => campusName(event.boardName)),
    'https://pushed.invalid/picture': picture ?? '',
  };
  const lang = say(language, () => writtenIn(event.title));
  const marked = lang === undefined ? drawn : drawn.replace(/>(?=pushed-title<)/, ` lang="${lang}">`);
  const filled = marked.replace(/pushed-(?:title|board)|https:\/\/pushed\.invalid\/picture/g, (place) =>
    escaped(values[place] ?? ''),
  );
  const said = `<meta name="pushed" content="${escaped(JSON.stringify(event))}">`;
  return html.replace(headEnd, () => said + headEnd).replace(root, () => root + filled);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
