import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ReadableKind } from './readablePath.ts';
import {
  type Owner,
  overflowing,
  type SavedAnswer,
  savedAnswer,
  savedAnswersDatabase,
  savedKey,
} from './savedAnswer.ts';

interface Schema extends DBSchema {
  answers: { key: string; value: SavedAnswer };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(savedAnswersDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('answers', { keyPath: 'key' }),
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
  const { store, done } = (await database()).transaction('answers', 'readwrite');
  await store.put(record);
  const kept: Omit<SavedAnswer, 'body'>[] = [];
  for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    const { body: _body, ...rest } = cursor.value;
    kept.push(rest);
  }
  await Promise.all(overflowing(kept).map((key) => store.delete(key)));
  await done;
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
