import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, isMissingPart, loadChunk, reloadForMissingPart } from './loadChunk.ts';

function recoveryOf({ online = true } = {}) {
  const kept = new Map<string, string>();
  return {
    isOnline: () => online,
    reload: vi.fn(),
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    },
    timeoutMs: 1000,
  };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('gives what was loaded', async () => {
    await expect(loadChunk(async () => 'screen', recoveryOf())).resolves.toBe('screen');
  });

  test('loads the page anew once when a part is gone, then gives up', async () => {
    const recovery = recoveryOf();
    void loadChunk(gone, recovery);
    await vi.advanceTimersByTimeAsync(0);
    expect(recovery.reload).toHaveBeenCalledTimes(1);
    await expect(loadChunk(gone, recovery)).rejects.toBeInstanceOf(ChunkError);
    expect(recovery.reload).toHaveBeenCalledTimes(1);
  });

  test('may load the page anew again for a later deploy', async () => {
    const recovery = recoveryOf();
    void loadChunk(gone, recovery);
    await vi.advanceTimersByTimeAsync(61_000);
    void loadChunk(gone, recovery);
    await vi.advanceTimersByTimeAsync(0);
    expect(recovery.reload).toHaveBeenCalledTimes(2);
  });

  test('never loads the page anew while offline', async () => {
    const recovery = recoveryOf({ online: false });
    await expect(loadChunk(gone, recovery)).rejects.toBeInstanceOf(ChunkError);
    expect(recovery.reload).not.toHaveBeenCalled();
  });

  test('gives up waiting at the timeout', async () => {
    const recovery = recoveryOf({ online: false });
    const loading = expect(loadChunk(() => new Promise(() => undefined), recovery)).rejects.toBeInstanceOf(
      ChunkError,
    );
    await vi.advanceTimersByTimeAsync(1000);
    await loading;
  });
});

describe('a part that a widget loads by itself', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://bell.campus.test/assets/AlertFrame-x.js',
    'error loading dynamically imported module: https://bell.campus.test/assets/AlertFrame-x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/AlertFrame-x.css',
  ])('is known to be missing by: %s', (message) => {
    expect(isMissingPart(new TypeError(message))).toBe(true);
  });

  test('is not what another error is about', () => {
    expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe(false);
    expect(isMissingPart('Failed to fetch')).toBe(false);
  });

  test('loads the page anew once a minute, and never offline', () => {
    const recovery = recoveryOf();
    expect([reloadForMissingPart(recovery), reloadForMissingPart(recovery)]).toEqual([true, false]);
    expect(recovery.reload).toHaveBeenCalledTimes(1);
    expect(reloadForMissingPart(recoveryOf({ online: false }))).toBe(false);
  });
});
