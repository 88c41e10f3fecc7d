/** Runs tasks one at a time. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * The browser's lock of that name, one for all tabs; null where it has none. A tab that holds it and stands still stops
 * nobody, nor does a browser that refuses it.
 * @param patienceMs how long the turn is waited for, ms; the task then runs without
 */
export function tabLock(name: string, patienceMs: number): Lock | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null;
  return async (task) => {
    let isGranted = false;
    const granted = () => {
      isGranted = true;
      return task();
    };
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), patienceMs);
    const { signal } = controller;
    try {
      return await navigator.locks.request(name, { signal }, granted);
    } catch (error) {
      if (isGranted) throw error;
      return task();
    } finally {
      clearTimeout(timer);
    }
  };
}
