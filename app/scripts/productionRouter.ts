import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('../production/', import.meta.resolve('react-router'));
const names = /^\w+\.displayName = .*;$/gm;
const factories = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * The router's package names its development build only; the built app takes the production one that lies beside it.
 * Names for development tools and unmarked calls would keep what nobody uses of it.
 */
export function productionRouter(): Plugin {
  const part = (name: string) => fileURLToPath(new URL(name, folder));
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: part('index.mjs') },
          { find: /^react-router\/dom$/, replacement: part('dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replace(names, '').replace(factories, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
