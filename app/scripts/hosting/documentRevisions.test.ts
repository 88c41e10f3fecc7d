import { expect, test } from 'vitest';
import { documentRevisions } from './documentRevisions.ts';

const entries = [
  { url: 'app.html', revision: 'a1' },
  { url: 'index.html', revision: 'b2' },
  { url: 'assets/first-Ab.js', revision: null },
  { url: 'icon.svg', revision: 'c3' },
];
const before = { 'Content-Security-Policy': "default-src 'self'" };
const after = { 'Content-Security-Policy': "default-src 'self'; object-src 'none'" };

const changed = (one: typeof entries, other: typeof entries) =>
  one.filter(
    ({ url }) =>
      other.find((entry) => entry.url === url)?.revision !== one.find((entry) => entry.url === url)?.revision,
  );

test('a header that changes alone gives every document a new revision, and nothing else', () => {
  const first = documentRevisions(entries, before);
  expect(documentRevisions(entries, before)).toEqual(first);
  expect(changed(first, documentRevisions(entries, after)).map(({ url }) => url)).toEqual([
    'app.html',
    'index.html',
  ]);
});

test('a document that changes under the same headers has a new revision', () => {
  const edited = entries.map((entry) => (entry.url === 'app.html' ? { ...entry, revision: 'a9' } : entry));
  const urls = changed(documentRevisions(entries, before), documentRevisions(edited, before)).map(
    ({ url }) => url,
  );
  expect(urls).toEqual(['app.html']);
});
