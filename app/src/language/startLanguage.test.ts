import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const speak = vi.hoisted(() => vi.fn());
const tellHosts = vi.hoisted(() => vi.fn());
vi.mock('./otherDocument.ts', () => ({ speak }));
vi.mock('./tellHosts.ts', () => ({ tellHosts }));

const style = { visibility: '' };

/** The app starts in a document, a Korean one where nothing else is said. */
async function start(preferred: string[], kept: () => string | null, lang = 'ko') {
  vi.stubGlobal('navigator', { languages: preferred });
  vi.stubGlobal('document', { documentElement: { style, lang } });
  vi.stubGlobal('window', { localStorage: { getItem: kept } });
  const { started } = await import('./startLanguage.ts');
  return started;
}

const refused = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  vi.resetModules();
  speak.mockReset();
  tellHosts.mockReset();
  style.visibility = '';
});
afterEach(() => vi.unstubAllGlobals());

test('a device that keeps nothing begins in the language of the browser', async () => {
  expect(await start(['ko-KR'], refused)).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  vi.resetModules();
  await start(['en-US'], refused);
  expect(speak).toHaveBeenCalledWith('en', { drawn: true });
  expect(tellHosts).not.toHaveBeenCalled();
});

test('the document is hidden until it is in the language that is kept', async () => {
  let speaks = () => {};
  speak.mockReturnValue(
    new Promise<void>((resolve) => {
      speaks = resolve;
    }),
  );
  const starting = start(['ko-KR'], () => 'en');
  await vi.waitFor(() => expect(speak).toHaveBeenCalledWith('en', { drawn: true }));
  expect(style.visibility).toBe('hidden');
  speaks();
  await starting;
  expect(style.visibility).toBe('');
});

test('a language that does not come leaves the document as it is', async () => {
  speak.mockRejectedValue(new Error('no connection'));
  await start(['ko-KR'], () => 'en');
  expect(style.visibility).toBe('');
});

test.each(['ko', 'en'])('a document in %s stays in sight where that is kept', async (kept) => {
  expect(await start([kept === 'ko' ? 'en-US' : 'ko-KR'], () => kept, kept)).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  expect(style.visibility).toBe('');
});

test('an English document is changed for who has chosen Korean, and its sender told of the choice', async () => {
  await start(['ko-KR'], () => 'ko', 'en');
  expect(speak).toHaveBeenCalledWith('ko', { drawn: true });
  await vi.waitFor(() => expect(tellHosts).toHaveBeenCalledExactlyOnceWith('ko'));
});
