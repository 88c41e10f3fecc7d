import { parseArgs } from 'node:util';
import { localSessionPage, localSessionPaths } from '@campus-bell/fixtures/localPage';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { startAppServer } from './appServer.ts';

/** Serves the local API and, unless the development server does that, the built app beside it. */
const { values } = parseArgs({
  options: {
    'api-port': { type: 'string', default: '4174' },
    'app-origin': { type: 'string', default: 'http://localhost:4173' },
    'app-port': { type: 'string' },
    dir: { type: 'string', default: 'dist' },
  },
});

try {
  const appOrigin = values['app-origin'];
  const api = await startLocalApi({ port: Number(values['api-port']), appOrigins: [appOrigin] });
  if (values['app-port'] !== undefined) {
    const { html, script } = localSessionPage();
    await startAppServer({
      dir: values.dir,
      port: Number(values['app-port']),
      extraDocuments: [
        { path: localSessionPaths.html, contentType: 'text/html; charset=utf-8', body: html },
        { path: localSessionPaths.script, contentType: 'text/javascript; charset=utf-8', body: script },
      ],
    });
  }
  console.log(`Campus Bell: app ${appOrigin} · API ${api.url} · sign in and publish ${api.url}/local`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `${error.message}. Set APP_PORT or API_PORT to another port.`
      : `Could not start: ${String(error)}`,
  );
  process.exit(1);
}
