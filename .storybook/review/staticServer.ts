import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

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
  const app = new Hono();
  const files = serveStatic({
    root: directory,
    rewriteRequestPath: (path) => path.slice(base.length - 1),
    onFound: (file, context) => {
      const isHashed = file.includes('/assets/');
      context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get(`${base}*`, files);
  app.notFound((context) => {
    missed.add(context.req.url);
    return context.text('Not found', 404);
  });
  const server = await new Promise<ServerType>((done) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => done(started));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + base,
    origin,
    missed,
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
