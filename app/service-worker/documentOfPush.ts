import { imageUrl } from '@campus-bell/domain/imageUrl';
import { type Language, say } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import type { WorkerConfig } from './workerConfig.ts';

const root = '<div id="root">';
const headStart = '<meta charset="utf-8" />';
const headEnd = '</head>';
const templates = /<template id="pushed.*<\/template>/s;

/** Whose pictures are shown, and in which language. */
interface Surroundings extends Pick<WorkerConfig, 'appOrigin' | 'apiOrigin' | 'imageProxy'> {
  language: Language;
}

/**
 * Puts what a push said of an event into the document, from the templates that its build has drawn; all of it as text.
 * What draws the answer before the app comes at once.
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
  const drawing = /data-event-drawing="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const links = drawing.map((part) => `<link rel="modulepreload" crossorigin href="${part}">`).join('');
  return html
    .replace(templates, '')
    .replace(headStart, headStart + links)
    .replace(headEnd, () => said + headEnd)
    .replace(root, () => root + filled);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
