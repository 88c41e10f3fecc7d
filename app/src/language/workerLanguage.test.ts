import { beforeEach, expect, test, vi } from 'vitest';
import { keepLanguageForWorker, languageForWorker } from './workerLanguage.ts';

const notes = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../device/deviceNotes.ts', () => ({
  readNote: async (name: string) => notes.get(name),
  writeNote: async (name: string, value: unknown) => void notes.set(name, value),
}));

beforeEach(() => notes.clear());

test('the worker reads what a page has kept, whatever the browser says', async () => {
  await keepLanguageForWorker('en');
  expect(await languageForWorker(['ko-KR'])).toBe('en');
  await keepLanguageForWorker('ko');
  expect(await languageForWorker(['en-US'])).toBe('ko');
  expect([...notes]).toEqual([['language', 'ko']]);
});

test('notes of an app that knew one language leave it to the browser', async () => {
  notes.set('quietHours', null);
  expect(await languageForWorker(['en-US', 'ko-KR'])).toBe('en');
  expect(await languageForWorker(['ko-KR', 'en-US'])).toBe('ko');
});
