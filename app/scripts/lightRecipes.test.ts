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

test('the runtime of recipes gives the same classes without its helpers', async () => {
  const recipe = {
    defaultClassName: 'base',
    variantClassNames: { tone: { soft: 'soft', loud: 'loud' }, wide: { true: 'wide' } },
    defaultVariants: { tone: 'soft' },
    compoundVariants: [[{ tone: 'loud', wide: true }, 'both']],
  };
  const [whole, light] = await Promise.all([read(written), read(lightened(written))]);
  for (const chosen of [undefined, {}, { tone: 'loud' }, { wide: true }, { tone: 'loud', wide: true }]) {
    expect(light.c(recipe)(chosen)).toBe(whole.c(recipe)(chosen));
  }
  expect(light.c(recipe)({ tone: 'loud', wide: true })).toBe('base loud wide both');
});

test('a runtime that has become another is no build', () => {
  expect(() => lightened('export {};')).toThrow('no longer begins with its helpers');
});
