import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { securityHeaders } from './securityHeaders.ts';

/** A page that is served beside the build and is no part of it. */
export interface ExtraDocument {
  path: string;
  contentType: string;
  body: string;
}

interface AppServerOptions {
  /** Folder of the build. */
  dir: string;
  port: number;
  apiOrigin: string;
  extraDocuments?: readonly ExtraDocument[];
}

/**
 * Serves a build as a static host should: hashed files forever, the rest checked each time, unknown paths with
 * the app itself, under the security headers of production.
 */
export function startAppServer({ dir, port, apiOrigin, extraDocuments = [] }: AppServerOptions) {
  const headers = securityHeaders({ apiOrigin });
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const hashed = context.req.path.startsWith('/assets/') && context.res.ok;
    context.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  for (const { path, contentType, body } of extraDocuments) {
    app.get(path, (context) => context.body(body, 200, { 'Content-Type': contentType }));
  }
  app.use(serveStatic({ root: dir, precompressed: true }));
  app.get('/assets/*', (context) => context.notFound());
  app.get('*', serveStatic({ root: dir, path: 'app.html', precompressed: true }));
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, () => resolve(server));
    server.once('error', reject);
  });
}
