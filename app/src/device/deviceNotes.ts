import type { Language } from '@campus-bell/domain/language';
import type { QuietHours } from '@campus-bell/domain/quietHours';
import { type DBSchema, openDB } from 'idb';

/** What worker and pages tell each other beyond the life of either; nothing of it names a person or a notice. */
interface Notes {
  /** Whether somebody is signed in on this device. */
  signedIn: boolean;
  /** The student's choice, null while there is none. */
  quietHours: QuietHours | null;
  /** The language that this device speaks; it outlives whoever chose it. */
  language: Language;
  /** When a notification last sounded, ms. */
  soundAt: number;
  /** The event that the action of a notification asked to like, and when. */
  wantsLike: { eventId: number; at: number } | null;
}

interface Schema extends DBSchema {
  notes: { key: keyof Notes; value: Notes[keyof Notes] };
}

/** The database of the notes; it belongs to the device and outlives sessions. */
export const deviceDatabase = 'campus-bell-device';

async function withNotes<Result>(
  use: (store: {
    get<Name extends keyof Notes>(name: Name): Promise<Notes[Name] | undefined>;
    put<Name extends keyof Notes>(name: Name, value: Notes[Name]): Promise<unknown>;
  }) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(deviceDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('notes'),
  });
  try {
    const { store, done } = database.transaction('notes', 'readwrite');
    const result = await use({
      get: (name) => store.get(name) as Promise<never>,
      put: (name, value) => store.put(value, name),
    });
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** Reads a note; undefined when there is none or the browser does not say. */
export async function readNote<Name extends keyof Notes>(name: Name): Promise<Notes[Name] | undefined> {
  try {
    return await withNotes(({ get }) => get(name));
  } catch {
    return undefined;
  }
}

/** Writes a note; rejects where the browser keeps none. */
export async function writeNote<Name extends keyof Notes>(name: Name, value: Notes[Name]): Promise<void> {
  await withNotes(({ put }) => put(name, value));
}

/** Changes a note in one step, whoever else asks: gives what `change` made of the old one. */
export function changeNote<Name extends keyof Notes>(
  name: Name,
  change: (old: Notes[Name] | undefined) => Notes[Name],
): Promise<{ before: Notes[Name] | undefined; after: Notes[Name] }> {
  return withNotes(async ({ get, put }) => {
    const before = await get(name);
    const after = change(before);
    await put(name, after);
    return { before, after };
  });
}
