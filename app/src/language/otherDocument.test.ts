import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A document that carries one text of home; without a build it is none of the app. */
function page(lang: string, build: string | null, text: string) {
  const words = { dataset: { build }, textContent: JSON.stringify({ rooms: { home: [text] } }) };
  return {
    documentElement: { lang },
    getElementById: (id: string) => (id === 'words' && build !== null ? words : null),
  };
}

/** What the next request is answered with. */
let answer: { status: number; responseXML: unknown };

class FakeRequest {
  status = 0;
  responseXML: unknown = null;
  onload = () => {};
  open = () => {};
  send() {
    Object.assign(this, answer);
    queueMicrotask(() => this.onload());
  }
}

/** The app as it stands in a Korean document: what it says, and how it changes. */
async function start() {
  const { follow } = await import('./spokenWords.ts');
  const { speak } = await import('./otherDocument.ts');
  const { language } = await import('@campus-bell/domain/language');
  let said: unknown;
  follow(({ home }) => {
    said = home?.[0];
  });
  return { speak, said: () => [language(), document.documentElement.lang, said] };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', page('ko', 'one', '인기글'));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

test('a document of the same build is what the app says from then on', async () => {
  const { speak, said } = await start();
  answer = { status: 200, responseXML: page('en', 'one', 'Popular') };
  expect(await speak('en')).toBe(true);
  expect(said()).toEqual(['en', 'en', 'Popular']);
});

test('one of another build changes nothing: its texts stand in other places', async () => {
  const { speak, said } = await start();
  answer = { status: 200, responseXML: page('en', 'next', 'New') };
  expect(await speak('en')).toBe(false);
  expect(said()).toEqual(['ko', 'ko', '인기글']);
});

test.each([
  ['a network that wants a login first', page('en', null, '')],
  ['a host that answers with the other language', page('ko', 'one', '인기글')],
  ['nothing that can be read', null],
])('%s changes nothing, and is a failure', async (_, responseXML) => {
  const { speak, said } = await start();
  answer = { status: 200, responseXML };
  await expect(speak('en')).rejects.toThrow('app in en');
  expect(said()).toEqual(['ko', 'ko', '인기글']);
});
