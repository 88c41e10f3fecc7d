import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const harness = new URL('./harness.mjs', import.meta.url).href;
let round = 0;

/** What is imported with `?round=` is loaded anew with all that it imports of the packages, and `vitest` is the harness. */
export function hookImports() {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (specifier === 'vitest' && parentURL !== harness) return { url: harness, shortCircuit: true };
      const found = next(specifier, context);
      const query = /\?round=\d+$/.exec(parentURL ?? '')?.[0] ?? '';
      const isOwn = found.url.startsWith('file:') && found.url.endsWith('.ts');
      return isOwn ? { ...found, url: found.url + query } : found;
    },
  });
}

export const nextRound = () => {
  round += 1;
  return round;
};

export const importIn = (path, of) => import(`${pathToFileURL(path).href}?round=${of}`);

export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** The files that a file is made of: itself and what it imports, directly or not. */
export function partsOf(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(
    /(?:from|import)\s*\(?['"](\.[^'"]+\.ts)['"]/g,
  )) {
    partsOf(join(dirname(path), specifier), seen);
  }
  return seen;
}
