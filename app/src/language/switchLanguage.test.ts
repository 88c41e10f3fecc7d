import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../session/storage.fake.ts';
import { switchLanguage } from './switchLanguage.ts';

const speak = vi.hoisted(() => vi.fn());
const notes = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./otherDocument.ts', () => ({ speak }));
vi.mock('../device/deviceNotes.ts', () => ({
  async writeNote(name: string, value: unknown) {
    await new Promise((resolve) => setTimeout(resolve));
    notes.set(name, value);
  },
}));

const cookies: string[] = [];
const reload = vi.fn();
let storage: Storage;

beforeEach(() => {
  const { localStorage } = stubWindow();
  storage = localStorage;
  Object.assign(window, { location: { reload } });
  vi.stubGlobal('document', {
    set cookie(written: string) {
      cookies.push(written.split(';')[0] ?? '');
    },
  });
  notes.clear();
  cookies.length = 0;
  reload.mockClear();
  speak.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => [storage.getItem('language'), notes.get('language'), cookies];

test('a language that is spoken is kept for the device, its worker and its hosts', async () => {
  speak.mockResolvedValue(true);
  await switchLanguage('en');
  await vi.waitFor(() => expect(kept()).toEqual(['en', 'en', ['language=en', 'nf_lang=en']]));
  expect(reload).not.toHaveBeenCalled();
});

test('one that cannot be had is not kept', async () => {
  speak.mockRejectedValue(new Error('no connection'));
  await expect(switchLanguage('en')).rejects.toThrow('no connection');
  expect(kept()).toEqual([null, undefined, []]);
});

test('a page that a deploy has left behind is loaded anew, once worker and hosts know the language', async () => {
  speak.mockResolvedValue(false);
  let keptThen: unknown;
  reload.mockImplementation(() => {
    keptThen = structuredClone(kept());
  });
  void switchLanguage('en');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(keptThen).toEqual(['en', 'en', ['language=en', 'nf_lang=en']]);
});
