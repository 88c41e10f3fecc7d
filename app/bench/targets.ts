import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root, runTool } from '../../.ci/startTool.mjs';

/** What is measured. */
export interface Target {
  name: string;
  dir: string;
  origin: string;
  hasWorker: boolean;
}

const floorDir = join(import.meta.dirname, 'floor');

/** Builds the app, the floor and the floor with a worker; peers come as they lie in their folders. */
export async function buildTargets(
  apiOrigin: string,
  peers: readonly string[],
  firstPort: number,
): Promise<Target[]> {
  const ours = buildApp(apiOrigin);
  const floor = await buildFloor(apiOrigin, false);
  const floorWithWorker = await buildFloor(apiOrigin, true);
  const built: Omit<Target, 'origin'>[] = [
    { name: 'app', dir: ours, hasWorker: true },
    { name: 'floor', dir: floor, hasWorker: false },
    { name: 'floor + worker', dir: floorWithWorker, hasWorker: true },
    ...peers.map((peer) => {
      const [name = '', dir = ''] = peer.split('=');
      return { name, dir, hasWorker: true };
    }),
  ];
  return built.map((target, at) => ({ ...target, origin: `http://localhost:${firstPort + at}` }));
}

function buildApp(apiOrigin: string): string {
  const out = '.e2e/bench/app';
  const env = {
    VITE_API_ORIGIN: apiOrigin,
    VITE_IMAGE_PROXY: `${apiOrigin}/image-proxy?url={url}`,
    VITE_TEAM_URL: 'https://campusbell.example/team',
    VITE_FEEDBACK_URL: 'https://campusbell.example/feedback',
    VITE_CONTACT_EMAIL: 'team@campusbell.example',
  };
  const { status } = runTool('node', ['app/scripts/build.mjs', '--out', out], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The app was not built.');
  return join(root, out);
}

async function buildFloor(apiOrigin: string, hasWorker: boolean): Promise<string> {
  const outDir = join(root, '.e2e/bench', hasWorker ? 'floorWithWorker' : 'floor');
  await build({
    configFile: false,
    root: floorDir,
    logLevel: 'error',
    plugins: [
      react(),
      { name: 'api-origin', transformIndexHtml: (html) => html.replaceAll('%API_ORIGIN%', apiOrigin) },
    ],
    define: { __API_ORIGIN__: JSON.stringify(apiOrigin), __WORKER__: JSON.stringify(hasWorker) },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  if (hasWorker) {
    const files = globSync('assets/*', { cwd: outDir }).map((file) => `/assets/${basename(file)}`);
    const worker = readFileSync(join(floorDir, 'worker.js'), 'utf8');
    writeFileSync(join(outDir, 'worker.js'), worker.replace('self.__FILES__', JSON.stringify(files)));
  }
  runTool('node', ['app/scripts/compressDist.ts', outDir], { stdio: 'inherit' });
  return outDir;
}
