import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { localSessionPage, localSessionPaths } from '@campus-bell/fixtures/localPage';
import { type LocalApi, startLocalApi } from '@campus-bell/fixtures/server';
import { root, runTool } from '../../../.ci/startTool.mjs';
import { startAppServer } from '../../scripts/appServer.ts';

/** The built app and a local API on free ports. */
export interface EngineSite {
  readonly origin: string;
  readonly api: LocalApi;
  /** Takes the app's server away. */
  stopApp(): Promise<void>;
  close(): Promise<void>;
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Builds the app without Firebase and serves it. */
export async function startEngineSite(name: string): Promise<EngineSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await startLocalApi({ port: 0, appOrigins: [origin] });
  const dir = `.e2e/engines/${name}`;
  const { status, stderr } = runTool('vite', ['build', '--logLevel', 'error'], {
    encoding: 'utf8',
    env: { APP_OUT_DIR: `../${dir}`, VITE_API_ORIGIN: api.url },
  });
  if (status !== 0) throw new Error(stderr);
  const { html, script } = localSessionPage();
  const server = await startAppServer({
    dir: join(root, dir),
    port,
    extraDocuments: [
      { path: localSessionPaths.html, contentType: 'text/html; charset=utf-8', body: html },
      { path: localSessionPaths.script, contentType: 'text/javascript; charset=utf-8', body: script },
    ],
  });
  const stopApp = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return {
    origin,
    api,
    stopApp,
    async close() {
      await stopApp();
      await api.close();
    },
  };
}

/** Waits until a question to the page is answered with yes. */
export async function until(what: string, ask: () => Promise<unknown>, ms = 15_000): Promise<void> {
  const end = Date.now() + ms;
  let last: unknown;
  while (Date.now() < end) {
    last = await ask().catch((error: unknown) => error);
    if (last === true) return void process.stdout.write(`  ✓ ${what}\n`);
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Error(`${what}: ${String(last)}`);
}
