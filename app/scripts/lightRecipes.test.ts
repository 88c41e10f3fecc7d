import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lightened } from './lightRecipes.ts';

type Runtime = { c: (recipe: object) => (chosen?: object) => string };

/** A package of the widgets, not of the app. */
const recipes = '@vanilla-extract/recipes';
const folder = dirname(new URL(import.meta.resolve(recipes)).pathname);
const [file = ''] = globSync('createRuntimeFn-*.esm.js', { cwd: folder });
const written = readFileSync(join(folder, file), 'utf8');
const read = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Runtime>;

test('the light runtime of recipes gives the same classes', async () => {
  const recipe = {
    defaultClassName: 'base',
    variantClassNames: {
      tone: { soft: 'soft', loud: 'loud' },
      wide: { true: 'wide', false: 'narrow' },
      bare: { true: '' },
    },
    defaultVariants: { tone: 'soft' },
    compoundVariants: [
      [{ tone: 'loud', wide: true }, 'both'],
      [{ tone: 'soft' }, 'calm'],
    ],
  };
  const [whole, light] = await Promise.all([read(written), read(lightened(written))]);
  const all = [undefined, null].flatMap((nothing) => [nothing, { tone: nothing, wide: nothing }]);
  for (const tone of [undefined, null, 'soft', 'loud', 'unknown'])
    for (const wide of [undefined, null, true, false]) all.push({ tone, wide, bare: true } as never);
  for (const chosen of [...all, {}, { wide: true }, { tone: 'loud' }])
    expect(light.c(recipe)(chosen as object)).toBe(whole.c(recipe)(chosen as object));
  expect(light.c(recipe)({ tone: 'loud', wide: true })).toBe('base loud wide both');
});

test('a runtime that has become another is no build', () => {
  expect(() => lightened('export {};')).toThrow('no longer the one');
});
