import { join } from 'node:path';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { root, runTool } from '../../../.ci/startTool.mjs';
import { nginxPath } from '../../../.ci/toolchain.mjs';
import { startAppServer } from '../../scripts/appServer.ts';
import { hostingRules } from '../../scripts/hosting/hostingRules.ts';
import { securityHeaders } from '../../scripts/hosting/securityHeaders.ts';
import { collectorPort, hostedApiPort, hostedAppPort } from '../addresses.ts';
import { type Collector, startCollector } from './collector.ts';
import { startNginx } from './nginxServer.ts';

/** A build for a host, with failures reported, as it is served there. */
export interface HostedSite {
  readonly origin: string;
  readonly apiOrigin: string;
  /** Folder of the build. */
  readonly dir: string;
  /** How the source says that the build is served. */
  readonly rules: ReturnType<typeof hostingRules>;
  readonly build: string;
  readonly collector: Collector;
  close(): Promise<void>;
}

/** Where students reach the same app, as the build is told. */
export const publicOrigin = 'https://campus.example';

/** Builds the app and serves it by nginx where there is one, else by the app's own server. */
export async function startHostedSite(): Promise<HostedSite> {
  const origin = `http://localhost:${hostedAppPort}`;
  const errorReportUrl = `http://localhost:${collectorPort}/report?key=public`;
  const dir = join(root, '.e2e/hosted/dist');
  const build = 'e2e-build';
  const api = await startLocalApi({ port: hostedApiPort, appOrigins: [origin] });
  const { status, stderr } = runTool('vite', ['build', '--logLevel', 'error'], {
    encoding: 'utf8',
    env: {
      APP_OUT_DIR: '../.e2e/hosted/dist',
      VITE_API_ORIGIN: api.url,
      VITE_ERROR_REPORT_URL: errorReportUrl,
      VITE_BUILD_ID: build,
      VITE_HSTS_MAX_AGE: '300',
      VITE_PUBLIC_ORIGIN: publicOrigin,
    },
  });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  const collector = await startCollector(collectorPort);
  const stop = await serve(dir);
  const addresses = { apiOrigin: api.url, analyticsId: null, firebase: null, errorReportUrl };
  return {
    origin,
    apiOrigin: api.url,
    dir,
    rules: hostingRules(securityHeaders(addresses, 300)),
    build,
    collector,
    async close() {
      await stop();
      await collector.close();
      await api.close();
    },
  };
}

async function serve(dir: string): Promise<() => Promise<void>> {
  const program = nginxPath();
  const port = hostedAppPort;
  if (program !== null) return startNginx({ program, dir, port, workDir: join(root, '.e2e/hosted/nginx') });
  const server = await startAppServer({ dir, port });
  return () => new Promise((done) => server.close(() => done()));
}
