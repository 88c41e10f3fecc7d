import { vi } from 'vitest';

/** A browser's storage in memory. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Gives a test a window with storages of its own. */
export function stubWindow(): { localStorage: Storage; sessionStorage: Storage } {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  vi.stubGlobal('window', { ...storages, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  return storages;
}
