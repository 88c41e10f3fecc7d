import { mkdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { chromium } from '@playwright/test';
import { runTool } from '../../.ci/startTool.mjs';
import { browserFlags, browserPath } from '../../.ci/toolchain.mjs';
import { startAppServer } from './appServer.ts';

/** Takes the manifest's pictures from the built app on a full campus: run it after changing what they show. */
const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'app/public/screenshots');
const dir = '.cache/screenshots-build';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const appPort = await freePort();
const appOrigin = `http://localhost:${appPort}`;
const api = await startLocalApi({ port: 0, appOrigins: [appOrigin] });
const { status } = runTool('vite', ['build', '--logLevel', 'error'], {
  stdio: 'inherit',
  env: {
    VITE_API_ORIGIN: api.url,
    VITE_IMAGE_PROXY: `${api.url}/image-proxy?url={url}`,
    APP_OUT_DIR: `../${dir}`,
  },
});
if (status !== 0) process.exit(status ?? 1);
const server = await startAppServer({ dir: join(root, dir), port: appPort });

const popular = await (await fetch(`${api.url}/api/event/popular`)).json();
const pictures = [
  { name: 'home', path: '/', width: 390, height: 844, scale: 2 },
  { name: 'detail', path: `/event/${popular[0].eventId}`, width: 390, height: 844, scale: 2 },
  { name: 'search', path: '/event', width: 390, height: 844, scale: 2 },
  { name: 'home-wide', path: '/', width: 1280, height: 800, scale: 1 },
];

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: browserFlags,
});
for (const { name, path, width, height, scale } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(appOrigin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const file = join(out, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
  console.log(`${name}: ${Math.round(statSync(file).size / 1000)} kB`);
  await page.close();
}
await browser.close();
server.close();
await api.close();
