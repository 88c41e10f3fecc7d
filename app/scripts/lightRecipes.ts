import type { Plugin } from 'vite';

const runtime = /@vanilla-extract[\\/]recipes[\\/]dist[\\/]createRuntimeFn-\w+\.esm\.js$/;
const helpers = /^function toPrimitive[\s\S]*?\n(?=function mapValues)/;

/** The recipes' runtime brings its own way to copy an object, for browsers that have none; every supported one has. */
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

/** The code of the runtime with `Object.assign`; throws where it has become another. */
export function lightened(code: string): string {
  if (!helpers.test(code))
    throw new Error('the runtime of @vanilla-extract/recipes no longer begins with its helpers');
  return code.replace(helpers, 'var _objectSpread2 = Object.assign;\n\n');
}
