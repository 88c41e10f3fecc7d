import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Text, Texts } from '../../../packages/domain/src/words/room.ts';

export const wordsFolder = resolve(import.meta.dirname, '../../../packages/domain/src/words');

/** A room, or a group of one: its file, its place (`list`, `list.failed`), its texts and the names of its groups. */
export interface WrittenRoom {
  readonly file: string;
  readonly place: string;
  readonly texts: readonly (readonly [key: string, text: Text])[];
  readonly groups: readonly string[];
}

/** Read by Node itself, so that the bundle of a configuration has no copy of it. */
const load = (file: string) => import(pathToFileURL(join(wordsFolder, file)).href);

/** The English names of the campus by their Korean ones. */
export const readNames = async (): Promise<Readonly<Record<string, string>>> =>
  (await load('campus/en.ts')).englishNames;

/** Every room of the catalogue by its place, those of groups among them. */
export async function readRooms(): Promise<ReadonlyMap<string, WrittenRoom>> {
  const { writtenTexts } = await load('room.ts');
  const rooms = new Map<string, WrittenRoom>();
  const add = (file: string, place: string, written: Texts) => {
    const entries = Object.entries(written);
    const isText = (entry: Texts[string]): entry is Text => Array.isArray(entry);
    const texts = entries.flatMap(([key, entry]): [string, Text][] => (isText(entry) ? [[key, entry]] : []));
    const groups = entries.flatMap(([key, entry]) => (isText(entry) ? [] : [key]));
    rooms.set(place, { file: basename(file, '.ts'), place, texts, groups });
    for (const key of groups) add(file, `${place}.${key}`, written[key] as Texts);
  };
  for (const file of globSync('*.ts', { cwd: wordsFolder }).filter((name) => !name.endsWith('.test.ts')))
    for (const [name, made] of Object.entries(await load(file)))
      if (typeof made === 'object' && made !== null && writtenTexts(made) !== null)
        add(file, name, writtenTexts(made));
  return rooms;
}
