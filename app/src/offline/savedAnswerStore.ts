import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { savedAnswersDatabase } from '../device/answersDatabase.ts';
import type { ReadableKind } from './readablePath.ts';
import { type Owner, overflowing, type SavedAnswer, savedAnswer, savedKey } from './savedAnswer.ts';

type Size = Omit<SavedAnswer, 'body'>;

/** `sizes` says of each answer what the limits are about, so that keeping one reads no other's body. */
interface Schema extends DBSchema {
  answers: { key: string; value: SavedAnswer };
  sizes: { key: string; value: Size };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(savedAnswersDatabase, 2, {
    upgrade(fresh) {
      for (const name of [...fresh.objectStoreNames]) fresh.deleteObjectStore(name);
      fresh.createObjectStore('answers', { keyPath: 'key' });
      fresh.createObjectStore('sizes', { keyPath: 'key' });
    },
    blocking(_version, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Keeps an answer, and drops the oldest beyond the limits. */
export async function saveAnswer(
  owner: Owner,
  answer: { kind: ReadableKind; path: string; body: string; at: number },
): Promise<void> {
  const record = savedAnswer(owner, answer);
  if (record === null) return;
  const { body: _body, ...size } = record;
  const change = (await database()).transaction(['answers', 'sizes'], 'readwrite');
  const answers = change.objectStore('answers');
  const sizes = change.objectStore('sizes');
  const dropped = overflowing([...(await sizes.getAll()).filter(({ key }) => key !== size.key), size]);
  await Promise.all([
    answers.put(record),
    sizes.put(size),
    ...dropped.flatMap((key) => [answers.delete(key), sizes.delete(key)]),
  ]);
  await change.done;
}

/** The kept answer of the first owner that has one. */
export async function readAnswer(owners: readonly Owner[], path: string): Promise<SavedAnswer | null> {
  const answers = await database();
  for (const owner of owners) {
    const found = await answers.get('answers', savedKey(owner, path));
    if (found !== undefined) return found;
  }
  return null;
}
