import { localSessionPage, localSessionPaths } from '@campus-bell/fixtures/localPage';
import type { Plugin } from 'vite';

/** Lets the development server answer the page that stores a local session; never part of a build. */
export function localSessionPlugin(): Plugin {
  const { html, script } = localSessionPage();
  const documents: Record<string, [type: string, body: string]> = {
    [localSessionPaths.html]: ['text/html; charset=utf-8', html],
    [localSessionPaths.script]: ['text/javascript; charset=utf-8', script],
  };
  return {
    name: 'local-session',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const document = documents[request.url?.split('?')[0] ?? ''];
        if (document === undefined) return next();
        response.setHeader('Content-Type', document[0]);
        response.end(document[1]);
      });
    },
  };
}
