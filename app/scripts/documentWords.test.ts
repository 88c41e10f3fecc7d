import { readFileSync } from 'node:fs';
import { documents } from '@campus-bell/domain/words/documents';
import { product } from '@campus-bell/domain/words/product';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('what the document says by itself is what the catalogue says', () => {
  const known = [product.name, product.purpose, documents.late, documents.retry, documents.noScript];
  const said = html.match(/[^<>"]*[가-힣][^<>"]*/g) ?? [];
  expect([...new Set(said.map((text) => text.trim()))].sort()).toEqual([...known].sort());
});
