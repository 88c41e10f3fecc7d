import type { ChildProcess } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, startTool } from '../../../../.ci/startTool.mjs';
import { installedApiPort as apiPort, installedAppPort as appPort } from '../../addresses.ts';

const folder = '.e2e/pwa';

/** Where the installed app of these tests lives; ports of their own, so that other tests run beside them. */
export const siteOrigin = `http://localhost:${appPort}`;
const apiOrigin = `http://localhost:${apiPort}`;

/** Two builds of the app with Firebase configured; the second stands for a new deploy. */
export type BuildName = 'first' | 'next';

/** The server of an installed app: its builds, its campus, and its failures. */
export interface Site {
  readonly origin: string;
  readonly apiOrigin: string;
  /** Puts a build in place of the one that is served. */
  deploy(build: BuildName): void;
  /** Takes app and API off the network, as a server that died. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Calls the local API's own pages. */
  local(path: string, init?: RequestInit): Promise<Response>;
  /** How often a call reached the API, as `GET /api/event/popular`. */
  calls(call: string): Promise<number>;
}

function vapidKey(): string {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key.getPublicKey().toString('base64url');
}

function build(name: BuildName, vapid: string): void {
  const { status, stderr } = runTool('vite', ['build', '--logLevel', 'error'], {
    encoding: 'utf8',
    env: {
      APP_OUT_DIR: `../${folder}/${name}`,
      VITE_API_ORIGIN: apiOrigin,
      VITE_TEAM_URL: `https://campusbell.example/${name}`,
      VITE_PUBLIC_ORIGIN: 'https://campus.example',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_PROJECT_ID: 'campus',
      VITE_FIREBASE_SENDER_ID: '1',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_VAPID_KEY: vapid,
    },
  });
  if (status !== 0) throw new Error(`the build ${name} failed: ${stderr}`);
}

/** Builds the app twice and serves the first build. */
export async function startSite(): Promise<Site> {
  const vapid = vapidKey();
  build('first', vapid);
  build('next', vapid);
  const served = join(root, folder, 'served');
  let server: ChildProcess | null = null;

  function deploy(name: BuildName) {
    mkdirSync(join(root, folder), { recursive: true });
    const next = `${served}.next`;
    rmSync(next, { recursive: true, force: true });
    symlinkSync(join(root, folder, name), next, 'junction');
    renameSync(next, served);
    if (!existsSync(join(served, 'service-worker.js'))) throw new Error(`no build ${name}`);
  }

  async function isUp(): Promise<boolean> {
    try {
      return (await fetch(siteOrigin)).ok;
    } catch {
      return false;
    }
  }

  async function start() {
    const script = [
      'app/scripts/serveCampus.ts',
      '--api-port',
      String(apiPort),
      '--app-port',
      String(appPort),
    ];
    const where = ['--app-origin', siteOrigin, '--dir', `${folder}/served`];
    server = startTool('node', [...script, ...where], { stdio: 'ignore' });
    for (let attempt = 0; attempt < 600; attempt += 1) {
      if (await isUp()) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the site does not start');
  }

  async function stop() {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await ended;
  }

  deploy('first');
  await start();
  const local = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${apiOrigin}/local${path}`, init);
    if (!response.ok) throw new Error(`/local${path}: ${response.status}`);
    return response;
  };
  return {
    origin: siteOrigin,
    apiOrigin,
    deploy,
    start,
    stop,
    local,
    calls: async (call) => ((await (await local('/calls')).json()) as Record<string, number>)[call] ?? 0,
  };
}
