/** Where notes are kept, for whoever uses the device now. */
export interface NoteStorage {
  /** Whose notes are asked for; null for a visitor, undefined while it is somebody who just left: nothing is kept then. */
  owner(): string | null | undefined;
  get(key: string): string | null;
  set(key: string, value: string): void;
  /** Tells that another tab has written under `key`, or, by null, that everything may be somebody else's now. */
  follow(onChange: (key: string | null) => void): () => void;
}

/** One thing that the device remembers. Every note says whose it is: nobody else finds anything in it. */
export interface Note<Value> {
  read(): Value;
  /** Changes what is kept now, another tab's changes included. */
  change(update: (value: Value) => Value): void;
  /** Gives the function that stops it. */
  follow(onChange: () => void): () => void;
}

/** Notes of one name; `parse` gets anything at all, and undefined where nothing is kept. What it makes goes through JSON. */
export function createNote<Value>(
  storage: NoteStorage,
  key: string,
  parse: (kept: unknown) => Value,
): Note<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value } | null = null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  storage.follow((changed) => {
    if (changed !== null && changed !== key) return;
    known = null;
    tell();
  });
  return {
    read() {
      known ??= { value: parse(kept(storage, key)) };
      return known.value;
    },
    change(update) {
      if (storage.owner() === undefined) return;
      const value = update(parse(kept(storage, key)));
      known = { value };
      storage.set(key, JSON.stringify([storage.owner(), value]));
      tell();
    },
    follow(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function kept(storage: NoteStorage, key: string): unknown {
  try {
    const [owner, value]: unknown[] = JSON.parse(storage.get(key) ?? '[]');
    return owner === storage.owner() ? value : undefined;
  } catch {
    return undefined;
  }
}
