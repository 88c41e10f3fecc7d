import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart, useLatePart } from '../hooks/useLatePart.tsx';
import { drawElement } from './drawElement.ts';

afterEach(() => void vi.unstubAllGlobals());

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

test('a part that comes late is not drawn, also where it has come: the next visit draws without it', async () => {
  const part = latePart(async () => 'of this member');
  const hasCome = new Promise<void>((resolve) => part.follow(resolve));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  part.askWhenIdle();
  await hasCome;
  expect(part.current()).toBe('of this member');
  const noted = noteAttributes();
  drawElement(createElement(() => createElement('p', { title: useLatePart(part) ?? 'nothing' })));
  expect(noted).toEqual(['title=nothing']);
});
