import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that loads what the part names ahead of it. No part names any (`partsAhead`), and
 * there is one style sheet: all that is left of the helper is the import itself.
 */
export function lightImports(): Plugin {
  return {
    name: 'light-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.code.includes('__vite__mapDeps'))
            this.error(`${part.fileName} names parts ahead, which nothing loads`);
      },
    },
  };
}
