import type { Plugin } from 'vite';

const runtime = /@vanilla-extract[\\/]recipes[\\/]dist[\\/]createRuntimeFn-\w+\.esm\.js$/;
/** What the package's runtime is made of: helpers for browsers that are long gone, and names of classes that nobody asks for. */
const known =
  /^function toPrimitive[\s\S]*runtimeFn\.variants[\s\S]*export \{ createRuntimeFn as c, mapValues as m \};\s*$/;

const light = `
export const c = ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }) => (options) => {
  const chosen = { ...defaultVariants };
  let classes = defaultClassName;
  for (const name in options) chosen[name] = options[name] ?? defaultVariants[name];
  for (const name in chosen) {
    const own = variantClassNames[name][chosen[name]];
    if (own) classes += ' ' + own;
  }
  for (const [wanted, own] of compoundVariants)
    if (Object.keys(wanted).every((name) => wanted[name] === chosen[name])) classes += ' ' + own;
  return classes;
};
export const m = (input, give) =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, give(value, key)]));
`;

/** Recipes ask for their classes at every draw of every card: their runtime does that and nothing else. */
export function lightRecipes(): Plugin {
  return {
    name: 'light-recipes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: runtime },
      handler: (code) => ({ code: lightened(code), map: null }),
    },
  };
}

/** What takes the place of the package's runtime; throws where that has become another. */
export function lightened(code: string): string {
  if (!known.test(code))
    throw new Error('the runtime of @vanilla-extract/recipes is no longer the one that was made lighter');
  return light;
}
