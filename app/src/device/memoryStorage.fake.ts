/** A browser's storage in memory, with what it keeps already. */
export function memoryStorage(before: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(before));
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
