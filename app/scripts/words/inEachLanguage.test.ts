import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inEachLanguage } from './inEachLanguage.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

/** The marks of the build in the documents of an index.html, in Korean and in English. */
const marksOf = async (korean: string) =>
  (await inEachLanguage(korean)).map((said) => /id="words" data-build="([\w-]{8})"/.exec(said.html)?.[1]);

test('the documents of a build have one mark, those of another build another one', async () => {
  const [korean, english] = await marksOf(html);
  expect(korean).toBeDefined();
  expect(english).toBe(korean);
  expect(await marksOf(html)).toEqual([korean, english]);
  const [next] = await marksOf(html.replace('main.tsx', 'next.tsx'));
  expect(next).not.toBe(korean);
});
