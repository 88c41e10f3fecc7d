/** A store of texts that never throws: where the browser refuses (private mode, full), memory stands in. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps `localStorage` or `sessionStorage`, looked up at each use so that importing touches no window. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null,
    set(key, value) {
      memory.delete(key);
      const kept = attempt((target) => {
        target.setItem(key, value);
        return true;
      });
      if (kept !== true) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((target) => target.removeItem(key));
    },
  };
}

/** Kept on this device. */
export const deviceStorage = createSafeStorage(() => window.localStorage);
/** Kept for this visit. */
export const visitStorage = createSafeStorage(() => window.sessionStorage);
