import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page must load before it can start: bytes as they go over the wire in brotli. */
export interface FirstLoad {
  scripts: number;
  styles: number;
}

/**
 * The first load of a build: the entry script of its index.html, everything that it imports statically
 * (Vite names them as modulepreload), and the style sheets that block rendering.
 */
export function firstLoadOf(dir: string): FirstLoad {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const bytes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce((sum, [, path = '']) => sum + sizeOf(join(dir, path)), 0);
  return {
    scripts: bytes(/<script[^>]+src="([^"]+)"/g) + bytes(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
    styles: bytes(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g),
  };
}

function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
