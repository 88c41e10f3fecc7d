import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A page of the same origin with nothing in it: measured visits start there. */
export const blankPath = '/bench-blank';

interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Serves a folder as a static host does, and every folder in the same way: brotli, hashed files forever, the rest asked for anew. */
export function siteOf(dir: string): (request: Request) => Response {
  const known = new Map<string, SiteFile>();
  const document = existsSync(join(dir, 'app.html')) ? 'app.html' : 'index.html';
  const everywhere = headersOf(dir);

  function fileOf(name: string): SiteFile {
    const found = known.get(name);
    if (found !== undefined) return found;
    const path = join(dir, name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const isText = /^text|json|svg|javascript/.test(type);
    const raw = readFileSync(path);
    const body = isText
      ? existsSync(`${path}.br`)
        ? readFileSync(`${path}.br`)
        : brotliCompressSync(raw)
      : raw;
    const file = {
      body: new Uint8Array(body),
      headers: {
        ...everywhere,
        'Content-Type': type,
        'Cache-Control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: `"${createHash('sha1').update(raw).digest('hex')}"`,
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      },
    };
    known.set(name, file);
    return file;
  }

  return (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    if (path === blankPath)
      return new Response('<!doctype html><title>-</title><link rel="icon" href="data:,">', {
        headers: { ...everywhere, 'Content-Type': 'text/html', 'Cache-Control': 'no-store' },
      });
    const name = normalize(path === '/' ? '/index.html' : path);
    const isFile = existsSync(join(dir, name)) && statSync(join(dir, name)).isFile();
    if (!isFile && name.startsWith('/assets/')) return new Response(null, { status: 404 });
    const { body, headers } = fileOf(isFile ? name : document);
    if (request.headers.get('If-None-Match') === headers.ETag)
      return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  };
}

const isHashed = (name: string) => /^\/(assets|_next\/static|static)\//.test(name);

/** The headers that a build wants everywhere; none where it says nothing of them. */
function headersOf(dir: string): Record<string, string> {
  const file = join(dir, 'firebase.json');
  if (!existsSync(file)) return {};
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { headers: [{ headers: { key: string; value: string }[] }] };
  };
  return Object.fromEntries(hosting.headers[0].headers.map(({ key, value }) => [key, value]));
}
