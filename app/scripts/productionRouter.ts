import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const router = 'react-router';
/** The router belongs to the package that the app names. */
const development = createRequire(import.meta.resolve(`${router}-dom`)).resolve(router);
const names = /^\w+\.displayName = .*;$/gm;
const context = /^(\w+)\.contextType = (\w+);$/m;
const factories = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * The router's package names its development build only; the built app takes the production one that lies beside it.
 * Names for development tools, unmarked calls and a context that is set after its class would keep what nobody uses of it.
 */
export function productionRouter(): Plugin {
  const part = (name: string) => join(dirname(development), '../production', name);
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
        code: contextsInside(code.replace(names, '')).replace(factories, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

function contextsInside(code: string): string {
  const [line, name, value] = context.exec(code) ?? [];
  if (line === undefined) return code;
  const head = new RegExp(`var ${name} = class extends [\\w.]+ \\{`);
  return code.replace(line, '').replace(head, (found) => `${found} static contextType = ${value};`);
}
