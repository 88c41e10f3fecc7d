import { serveHere } from '@campus-bell/fixtures/server/serveHere';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A served folder. */
export type StaticServer = Awaited<ReturnType<typeof serveDirectory>>;

/** Serves a folder on a free port of this machine, as a plain static host would. */
export async function serveDirectory(directory: string, base = '/') {
  /** Addresses that were asked for and are no file. */
  const missed: Set<string> = new Set();
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
  const { port, close } = await serveHere(app.fetch);
  const origin = `http://127.0.0.1:${port}`;
  /** Where it is reached, with a slash at the end. */
  const url = origin + base;
  return { url, origin, missed, close };
}
