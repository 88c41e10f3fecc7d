import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApp } from '@campus-bell/fixtures/server';
import { createSwitchboard, type Switchboard } from '@campus-bell/fixtures/server/switches';
import { type HttpBindings, serve } from '@hono/node-server';
import { type Browser, chromium } from '@playwright/test';
import { root, runTool } from '../../../.ci/startTool.mjs';
import { browserFlags, browserPath } from '../../../.ci/toolchain.mjs';
import { startAppServer } from '../../scripts/appServer.ts';
import { apiPort } from '../addresses.ts';

/** A campus of its own, reached by the pages of one origin. */
export interface Place {
  readonly origin: string;
  readonly campus: Campus;
  readonly switchboard: Switchboard;
}

/** The built app at several origins beside each other, each with its own campus, and a browser without a network. */
export interface ChaosSite {
  /** The day of every campus, as `2026-03-04`: a seed brings the same again as long as that day is the next Wednesday. */
  readonly day: string;
  readonly apiOrigin: string;
  readonly places: readonly Place[];
  readonly browser: Browser;
  close(): Promise<void>;
}

const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';
const dayMs = 86_400_000;
const someWednesday = Date.parse('2026-03-04T09:00:00+09:00');
/** A Wednesday to come: the week has its notices, and no token has run out by the clock of the browser. */
const now = new Date(someWednesday + Math.ceil((Date.now() - someWednesday) / (7 * dayMs)) * 7 * dayMs);

/**
 * Builds the app and serves it.
 * @param places how many campuses there are
 * @param built the build of the end-to-end tests is there already and is used
 */
export async function startChaosSite({
  places: count,
  built,
}: {
  places: number;
  built: boolean;
}): Promise<ChaosSite> {
  const served = new Map<string, ReturnType<typeof createLocalApp>>();
  const api = await listen(built ? apiPort : 0, (request, env) => {
    const origin = request.headers.get('Origin');
    const app = origin === null ? [...served.values()][0] : served.get(origin);
    return app?.fetch(request, env) ?? new Response(null, { status: 503 });
  });
  const apiOrigin = `http://localhost:${portOf(api)}`;
  const dir = built ? join(root, '.e2e/dist') : buildApp(apiOrigin);

  const apps = await Promise.all(Array.from({ length: count }, () => startAppServer({ dir, port: 0 })));
  const places = apps.map((app): Place => {
    const origin = `http://localhost:${portOf(app)}`;
    const campus = createCampus({
      now,
      clock: () => now,
      appOrigin: origin,
      imageBase: `${apiOrigin}/images`,
    });
    const switchboard = createSwitchboard();
    served.set(origin, createLocalApp(campus, switchboard, [origin]));
    return { origin, campus, switchboard };
  });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags, noNetwork],
  });
  return {
    day: now.toISOString().slice(0, 10),
    apiOrigin,
    places,
    browser,
    async close() {
      await browser.close();
      for (const server of [api, ...apps]) {
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
      }
    },
  };
}

function buildApp(apiOrigin: string): string {
  const out = '.e2e/chaos/dist';
  const { status, stderr } = runTool('vite', ['build', '--logLevel', 'error'], {
    encoding: 'utf8',
    env: {
      APP_OUT_DIR: `../${out}`,
      VITE_API_ORIGIN: apiOrigin,
      VITE_IMAGE_PROXY: `${apiOrigin}/image-proxy?url={url}`,
      VITE_CONTACT_EMAIL: 'team@campusbell.example',
    },
  });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  return join(root, out);
}

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

function listen(port: number, fetch: Answer) {
  return new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const server = serve(
      { port, hostname: '127.0.0.1', fetch: (request, env) => fetch(request, env as HttpBindings) },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

const portOf = (server: ReturnType<typeof serve>) => (server.address() as AddressInfo).port;
