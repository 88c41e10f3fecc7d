import { imageUrl } from '@campus-bell/domain/imageUrl';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { eventIdParam } from '@campus-bell/domain/routes';
import type { PushedEvents } from './pushedEvents.ts';
import type { WorkerConfig } from './workerConfig.ts';

const root = '<div id="root">';
const headEnd = '</head>';
const eventAddress = /^\/event\/([^/]+)\/?$/;

interface NavigationAnswers {
  /** Answers with the app's document. */
  shell(options: never): Promise<Response>;
  pushed: Pick<PushedEvents, 'read'>;
  config: Pick<WorkerConfig, 'appOrigin' | 'apiOrigin' | 'imageProxy'>;
}

/** Answers a navigation with the app's document; an event's own page with what its push said already in its place. */
export function createNavigationAnswer({ shell, pushed, config }: NavigationAnswers) {
  return async (options: { url: URL }): Promise<Response> => {
    const eventId = eventIdParam(eventAddress.exec(options.url.pathname)?.[1]);
    const [response, event] = await Promise.all([
      shell(options as never),
      eventId === null ? null : pushed.read(eventId),
    ]);
    if (event === null) return response;
    const plain = response.clone();
    try {
      const document = documentWith(await response.text(), event, config);
      const headers = new Headers(plain.headers);
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      return new Response(document, { headers });
    } catch {
      return plain;
    }
  };
}

/** Puts what a push said of an event into the document, from the templates that its build has drawn; all of it as text. */
export function documentWith(html: string, event: PushedEvent, config: NavigationAnswers['config']): string {
  const { appOrigin, apiOrigin, imageProxy: proxy } = config;
  const picture = imageUrl(event.imageUrl, { appOrigin, apiOrigin, proxy });
  const name = picture === null ? 'pushed' : 'pushed-picture';
  const drawn = new RegExp(`<template id="${name}">(.*?)</template>`, 's').exec(html)?.[1];
  if (drawn === undefined) return html;
  const values: Record<string, string> = {
    'pushed-title': event.title,
    'pushed-board': event.boardName,
    'https://pushed.invalid/picture': picture ?? '',
  };
  const filled = drawn.replace(/pushed-(?:title|board)|https:\/\/pushed\.invalid\/picture/g, (place) =>
    escaped(values[place] ?? ''),
  );
  const said = `<meta name="pushed" content="${escaped(JSON.stringify(event))}">`;
  return html.replace(headEnd, () => said + headEnd).replace(root, () => root + filled);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
