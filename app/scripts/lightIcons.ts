import { join } from 'node:path';
import type { Plugin } from 'vite';

const runtime = JSON.stringify(join(import.meta.dirname, 'lightIcon.ts'));
const importLine = /^import createLucideIcon from .*$/m;
/** The names and aliases of an icon, which the app has no use for. */
const names = /^\s*(?:name: "[^"]*",|aliases: \[[^\]]*\])$/gm;
const calls = /= createLucideIcon\(/g;

/** Gives the icons of the built app a runtime of a few lines in the place of their package's. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(importLine, `import { createIcon } from ${runtime};`)
          .replace(names, '')
          .replace(calls, '= /* @__PURE__ */ createIcon('),
        map: null,
      }),
    },
  };
}
