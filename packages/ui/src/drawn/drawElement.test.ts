import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { drawElement } from './drawElement.ts';

/** Stands in for the document, and notes the attributes in the order in which they are set. */
function noteAttributes(): string[] {
  const noted: string[] = [];
  const createElement = () => ({
    setAttribute: (name: string, value: string) => noted.push(`${name}=${value}`),
    append: () => undefined,
  });
  vi.stubGlobal('document', { createElement, createDocumentFragment: createElement });
  return noted;
}

test('a picture’s address is set last: it is asked for as soon as it is known', () => {
  const noted = noteAttributes();
  drawElement(
    createElement('img', {
      src: '/a.png',
      srcSet: '/b.png 2x',
      alt: '',
      loading: 'lazy',
      referrerPolicy: 'no-referrer',
    }),
  );
  expect(noted).toEqual([
    'alt=',
    'loading=lazy',
    'referrerPolicy=no-referrer',
    'srcSet=/b.png 2x',
    'src=/a.png',
  ]);
});
