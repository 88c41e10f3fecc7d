import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The file that a request asks for, or null when the request lies outside.
 * @param directory The folder that is served.
 * @param base The path under which it is served, with a slash at both ends.
 * @param url The address line of the request: a path, maybe with a query.
 */
export function servedFile(directory: string, base: string, url: string): string | null {
  const path = decoded(url.split(/[?#]/)[0] ?? '');
  if (path === null || !path.startsWith(base) || path.includes('\0') || path.includes('\\')) return null;
  const inside = path.slice(base.length);
  const file = normalize(
    join(directory, inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside),
  );
  return file.startsWith(normalize(directory + sep)) ? file : null;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A served folder. */
export interface StaticServer {
  /** Where it is reached, with a slash at the end. */
  url: string;
  origin: string;
  /** Addresses that were asked for and are no file. */
  missed: ReadonlySet<string>;
  close(): void;
}

/** Serves a folder on a free port of this machine, as a plain static host would. */
export async function serveDirectory(directory: string, base = '/'): Promise<StaticServer> {
  const missed = new Set<string>();
  const server = createServer(async (request, response) => {
    const file = servedFile(directory, base, request.url ?? '/');
    const found = file !== null && (await stat(file).catch(() => null))?.isFile() === true;
    if (!found) {
      missed.add(`http://${request.headers.host}${request.url}`);
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const isHashed = file.includes(`${sep}assets${sep}`);
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + base,
    origin,
    missed,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
