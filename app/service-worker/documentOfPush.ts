import { imageUrl } from '@campus-bell/domain/imageUrl';
import { type Language, say } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { linksAhead } from '../src/boot/linksAhead.ts';
import type { WorkerConfig } from './workerConfig.ts';

const root = '<div id="root">';
const headEnd = '</head>';
const templates = /<template id="pushed.*?<\/template>/gs;

/** Whose pictures are shown, and in which language. */
interface Surroundings extends Pick<WorkerConfig, 'appOrigin' | 'apiOrigin' | 'imageProxy'> {
  language: Language;
}

/**
 * Puts what a push said of an event into the document, from the templates that its build has drawn; all of it as text.
 * What draws the answer before the app runs before anything is laid out again; the app itself, which starts after that, is
 * asked for then: each request costs a slow phone 10 ms of its first frame.
 */
export function documentWith(
  html: string,
  event: PushedEvent,
  { appOrigin, apiOrigin, imageProxy: proxy, language }: Surroundings,
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
  return html
    .replace(templates, '')
    .replace(linksAhead(partsIn(html, 'data-app')), '')
    .replace(headEnd, () => said + drawnBy(partsIn(html, 'data-event-drawing')) + headEnd)
    .replace(root, () => root + filled);
}

/** The parts of the build that the boot's script names, whose addresses have spaces between them. */
function partsIn(html: string, attribute: string): string[] {
  const found = new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1];
  return found?.split(' ') ?? [];
}

function drawnBy([start, ...imported]: readonly string[]): string {
  if (start === undefined) return '';
  return `${linksAhead(imported)}<script type="module" crossorigin src="${start}"></script>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
