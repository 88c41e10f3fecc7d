import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type IconNode, onePath } from './onePath.ts';

const runtime = JSON.stringify(join(import.meta.dirname, 'lightIcon.ts'));

/** Gives the icons of the built app a runtime of a few lines in the place of their package's, and each one path. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/, code: /createLucideIcon\(/ },
      async handler(_code, id) {
        const icon = (await import(pathToFileURL(id).href)) as { __iconData: { node: IconNode } };
        const path = JSON.stringify(onePath(icon.__iconData.node));
        return {
          code: `import { createIcon } from ${runtime};\nexport default /* @__PURE__ */ createIcon(${path});\n`,
          map: null,
        };
      },
    },
  };
}
