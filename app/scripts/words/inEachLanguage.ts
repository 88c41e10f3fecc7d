import { createHash } from 'node:crypto';
import type { Language } from '@campus-bell/domain/language';
import { wordsId } from '../../src/language/wordsId.ts';
import { firstText } from './compileText.ts';
import { firstRooms } from './firstRooms.ts';
import { readNames, readRooms, type WrittenRoom } from './readRooms.ts';

/** A document in a language, and what its file's name has before `.html`. */
export interface SaidDocument {
  readonly language: Language;
  readonly ending: string;
  readonly html: string;
}

/** What a document says by itself, outside what is drawn into it. */
const ownRooms = ['product', 'documents'];
/** Behind what is seen first, before anything runs that needs them. */
const place = '<noscript>';
const hangul = /[가-힣]/;

/**
 * The Korean document, and the same in English, each with the texts of the first screen before all that needs them, and
 * with the mark of its build: an app can read the texts of its own build alone.
 */
export async function inEachLanguage(korean: string): Promise<SaidDocument[]> {
  const rooms = await readRooms();
  const own = ownRooms.flatMap((room) => rooms.get(room)?.texts ?? []).map(([, both]) => both);
  const english = own
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((html, [from, to]) => html.replaceAll(from, to), korean)
    .replace('<html lang="ko">', '<html lang="en">')
    .replace('content="ko_KR"', 'content="en_US"')
    .replace('/manifest.webmanifest', '/manifest.en.webmanifest');
  const left = english.split('\n').filter((line) => hangul.test(line));
  if (left.length > 0) throw new Error(`Korean in the English document:\n${left.join('\n')}`);
  const inKorean = { rooms: textsOf(rooms, 0) };
  const inEnglish = { rooms: textsOf(rooms, 1), names: await readNames() };
  const content = JSON.stringify([korean, inKorean, inEnglish]);
  const build = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return [
    { language: 'ko', ending: '', html: carrying(korean, inKorean, build) },
    { language: 'en', ending: '.en', html: carrying(english, inEnglish, build) },
  ];
}

function carrying(html: string, words: unknown, build: string): string {
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(
    place,
    () => `<script type="application/json" id="${wordsId}" data-build="${build}">${json}</script>${place}`,
  );
}

/** By room the values of its texts, then of its groups: what the modules of the first screen take them for. */
function textsOf(rooms: ReadonlyMap<string, WrittenRoom>, at: 0 | 1) {
  const said = (place: string) =>
    rooms.get(place)?.texts.map(([key, both]) => [key, firstText(both[at])] as const);
  const group = (place: string) => {
    const texts = said(place) ?? [];
    if (texts.some(([, text]) => typeof text !== 'string' || text.includes('{')))
      throw new Error(`A variable in ${place}, which the first screen needs.`);
    return Object.fromEntries(texts);
  };
  return Object.fromEntries(
    firstRooms.map((place) => [
      place,
      [
        ...(said(place) ?? []).map(([, text]) => text),
        ...(rooms.get(place)?.groups ?? []).map((key) => group(`${place}.${key}`)),
      ],
    ]),
  );
}
