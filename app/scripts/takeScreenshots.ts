import { mkdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { product } from '@campus-bell/domain/words/product';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { chromium, type Page } from '@playwright/test';
import { notePicturesTaken, oldPictures } from '../../.ci/picturesAge.mjs';
import { root, runTool } from '../../.ci/startTool.mjs';
import { browserFlags, browserPath } from '../../.ci/toolchain.mjs';
import { buildStorybook } from '../../.storybook/review/builtStorybook.ts';
import { serveDirectory } from '../../.storybook/review/staticServer.ts';
import { startAppServer } from './appServer.ts';
import { drawShareCard } from './drawShareCard.ts';

/**
 * Takes the pictures of the manifest and the README from the built app on a full campus, and from the built Storybook:
 * `npm run pictures`, after changing what they show. With `-- --check` it only says whether they are old, with `-- --share` it only takes the
 * picture of shared links.
 */
if (process.argv.includes('--check')) {
  const old = oldPictures();
  console.log(old ?? 'The pictures show the screens as they look.');
  process.exit(old === null ? 0 : 1);
}

const out = join(root, 'app/public/screenshots');
const readme = join(root, '.github/pictures');
const dir = '.cache/screenshots-build';
const storybookDir = join(root, '.cache/pictures-storybook');

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
const detail = `/event/${popular[0].eventId}`;
const phone = { width: 390, height: 844, scale: 2, colorScheme: 'light' } as const;
const pictures = [
  { ...phone, file: join(out, 'home.jpg'), url: `${appOrigin}/` },
  { ...phone, file: join(out, 'detail.jpg'), url: appOrigin + detail },
  { ...phone, file: join(out, 'search.jpg'), url: `${appOrigin}/event` },
  { ...phone, file: join(out, 'home-wide.jpg'), url: `${appOrigin}/`, width: 1280, height: 800, scale: 1 },
  { ...phone, file: join(readme, 'light.jpg'), url: `${appOrigin}/` },
  { ...phone, file: join(readme, 'dark.jpg'), url: appOrigin + detail, colorScheme: 'dark' as const },
];

mkdirSync(out, { recursive: true });
mkdirSync(readme, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });

interface Picture {
  file: string;
  url: string;
  width: number;
  height: number;
  scale: number;
  colorScheme: 'light' | 'dark';
  /** The sheet's live screens keep the network busy for as long as they stand. */
  waitUntil?: 'networkidle' | 'load';
}

async function take(
  { file, url, width, height, scale, colorScheme, waitUntil = 'networkidle' }: Picture,
  ready = async (_page: Page) => {},
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    serviceWorkers: url.startsWith(appOrigin) ? 'block' : 'allow',
  });
  // A machine without a network is offline to Chromium, and the app would say so.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto(url, { waitUntil });
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
  console.log(`${relative(root, file)}: ${Math.round(statSync(file).size / 1000)} kB`);
  await page.close();
}

/** A first visit shows the device's own letters for a while. */
async function typeface(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Campus Bell') && status === 'loaded'),
  );
}

const share = {
  ...phone,
  file: join(root, 'app/public/share.jpg'),
  url: `${appOrigin}/`,
  width: 600,
  height: 315,
};
await take(share, async (page) => {
  await typeface(page);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(drawShareCard, { name: product.name, slogan: product.slogan });
  await page.evaluate(() => Promise.allSettled(Array.from(document.images, (image) => image.decode())));
});

if (!process.argv.includes('--share')) {
  for (const picture of pictures) await take(picture, typeface);
  await takeStorybook();
  notePicturesTaken();
}
await browser.close();
server.close();
await api.close();

async function takeStorybook() {
  buildStorybook(storybookDir);
  const storybook = await serveDirectory(storybookDir);
  const sheet = {
    ...phone,
    width: 1040,
    url: `${storybook.url}?path=/docs/screens-home--docs`,
    waitUntil: 'load',
  } as const;
  await take({ ...sheet, file: join(readme, 'storybook.jpg') }, async (page) => {
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.locator('iframe').first().contentFrame().getByRole('main').first().waitFor();
    // One that is still far from the screen is not loaded, and would be waited for in vain.
    await preview.locator('body').evaluate((body) =>
      Promise.allSettled(
        Array.from(body.querySelectorAll('img'))
          .filter(({ currentSrc }) => currentSrc !== '')
          .map((image) => image.decode()),
      ),
    );
  });
  await storybook.close();
}
