import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page must load before it can start: bytes as they go over the wire in brotli. */
export interface FirstLoad {
  scripts: number;
  styles: number;
  /** The document itself, with what stands in it. */
  document: number;
}

/** A script that the document loads itself; what it only names, for screens to come, is none. */
const scriptAddress = /<(?:script[^>]+src|link[^>]+rel="modulepreload"[^>]+href)="([^"]+)"/g;

/**
 * The first load of a build: the entry script of its first page, everything that it imports statically
 * (Vite names them as modulepreload), and the style sheets that block rendering, in files or in the page.
 */
export function firstLoadOf(dir: string, page = 'index.html'): FirstLoad {
  const html = readFileSync(join(dir, page), 'utf8');
  const bytes = (pattern: RegExp) => {
    const paths = new Set([...html.matchAll(pattern)].map(([, path = '']) => path));
    return [...paths].reduce((sum, path) => sum + sizeOf(join(dir, path)), 0);
  };
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .join('\n');
  return {
    scripts: bytes(scriptAddress),
    document: sizeOf(join(dir, page)),
    styles: bytes(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g) + brotliCompressSync(inline).length,
  };
}

/** A part of the app and what it weighs, bytes in brotli. */
export interface Part {
  name: string;
  bytes: number;
}

/**
 * What each screen that comes when it is opened loads on top of the first load: by the name of its route, its own part
 * and all that this imports, the heaviest first.
 */
export function routeLoadsOf(dir: string): Record<string, Part[]> {
  const assets = join(dir, 'assets');
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const first = new Set([...html.matchAll(scriptAddress)].map(([, path = '']) => path.split('/').at(-1)));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const partsFrom = (entry: string) => {
    const seen = new Set([entry]);
    for (const name of seen) {
      const text = readFileSync(join(assets, name), 'utf8');
      for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
        if (!first.has(imported)) seen.add(imported);
      }
    }
    return [...seen]
      .map((name) => ({ name: partName(name), bytes: sizeOf(join(assets, name)) }))
      .toSorted((a, b) => b.bytes - a.bytes);
  };
  const routes = scripts.filter((name) => /^\w+Route-/.test(name));
  return Object.fromEntries(routes.map((name) => [partName(name), partsFrom(name)]));
}

const hashLength = 8;

/** A file's name without its hash. */
const partName = (file: string) => file.slice(0, -'.js'.length - hashLength - 1);

function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
