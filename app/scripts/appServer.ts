import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localNamesOnly } from '@campus-bell/fixtures/server/localOnly';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { hostFiles } from './hosting/hostingRules.ts';
import { languageOfRequest, variesBy } from './hosting/languageOfRequest.ts';

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
  extraDocuments?: readonly ExtraDocument[];
}

/**
 * Serves a build as a static host should: hashed files forever, the rest checked each time, unknown paths with
 * the app itself, in the language of who asks, under the headers that the build wrote for its hosts.
 */
export function startAppServer({ dir, port, extraDocuments = [] }: AppServerOptions) {
  const [everywhere, hashed] = headersOf(dir);
  const app = new Hono();
  app.use(localNamesOnly);
  app.use(async (context, next) => {
    await next();
    const isHashed = context.req.path.startsWith('/assets/') && context.res.ok;
    for (const { key, value } of isHashed ? [...everywhere, ...hashed] : everywhere)
      context.header(key, value);
  });
  for (const { path, contentType, body } of extraDocuments) {
    app.get(path, (context) => context.body(body, 200, { 'Content-Type': contentType }));
  }
  const bareApp = documentOf(dir, 'app');
  app.get('/', documentOf(dir, 'index'));
  for (const name of hostFiles) app.get(`/${name}`, bareApp);
  app.use(serveStatic({ root: dir, precompressed: true }));
  app.get('/assets/*', (context) => context.notFound());
  app.get('*', bareApp);
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(server));
    server.once('error', reject);
  });
}

/** Answers with a document in the language of who asks; a build may have it in Korean alone. */
function documentOf(dir: string, name: 'index' | 'app'): MiddlewareHandler {
  const file = (path: string) => serveStatic({ root: dir, path, precompressed: true });
  const korean = file(`${name}.html`);
  const english = existsSync(join(dir, `${name}.en.html`)) ? file(`${name}.en.html`) : korean;
  return (context, next) => {
    const [cookie = '', acceptLanguage = ''] = [
      context.req.header('Cookie'),
      context.req.header('Accept-Language'),
    ];
    context.header('Vary', variesBy);
    return (languageOfRequest({ cookie, acceptLanguage }) === 'ko' ? korean : english)(context, next);
  };
}

type Headers = readonly { key: string; value: string }[];

function headersOf(dir: string): [everywhere: Headers, hashed: Headers] {
  const { hosting } = JSON.parse(readFileSync(join(dir, 'firebase.json'), 'utf8')) as {
    hosting: { headers: [{ headers: Headers }, { headers: Headers }] };
  };
  return [hosting.headers[0].headers, hosting.headers[1].headers];
}
