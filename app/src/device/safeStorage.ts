/** A store of texts that never throws: where the browser refuses (private mode, full), memory stands in. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps `localStorage` or `sessionStorage`, looked up at each use so that importing touches no window. */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  /** What could not be written, and what stood in its place then: once that changes, another tab has the say. */
  const memory = new Map<string, { value: string; instead: string | null | undefined }>();

  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }

  return {
    get(key) {
      const kept = attempt((target) => target.getItem(key));
      const unwritten = memory.get(key);
      if (unwritten === undefined) return kept ?? null;
      if (kept === undefined || kept === unwritten.instead) return unwritten.value;
      memory.delete(key);
      return kept;
    },
    set(key, value) {
      memory.delete(key);
      const kept = attempt((target) => {
        target.setItem(key, value);
        return true;
      });
      if (kept !== true) memory.set(key, { value, instead: attempt((target) => target.getItem(key)) });
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
