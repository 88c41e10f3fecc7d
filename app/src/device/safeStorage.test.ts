import { expect, test, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.fake.ts';
import { createSafeStorage } from './safeStorage.ts';

/** A storage that is full: nothing can be written any more, everything else works. */
function fullStorage(kept: Record<string, string>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return { storage, makeRoom: () => setItem.mockRestore() };
}

test('what a full storage refuses stands in memory', () => {
  const { storage } = fullStorage({ accessToken: 'old' });
  const safe = createSafeStorage(() => storage);
  safe.set('accessToken', 'renewed');
  expect(safe.get('accessToken')).toBe('renewed');
  safe.remove('accessToken');
  expect(safe.get('accessToken')).toBeNull();
});

test('a sign-out in another tab counts, though this tab could not write its token', () => {
  const { storage } = fullStorage({ accessToken: 'old' });
  const safe = createSafeStorage(() => storage);
  safe.set('accessToken', 'renewed');
  storage.removeItem('accessToken');
  expect(safe.get('accessToken')).toBeNull();
});

test('so does what another tab wrote meanwhile', () => {
  const { storage, makeRoom } = fullStorage({ accessToken: 'old' });
  const safe = createSafeStorage(() => storage);
  safe.set('accessToken', 'renewed here');
  makeRoom();
  storage.setItem('accessToken', 'renewed there');
  expect(safe.get('accessToken')).toBe('renewed there');
});

test('a storage that refuses to be read leaves everything to memory', () => {
  const safe = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  safe.set('theme', 'dark');
  expect(safe.get('theme')).toBe('dark');
});
