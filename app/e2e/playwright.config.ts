import { defineConfig, devices } from '@playwright/test';
import { linuxOnly } from '../../.ci/linuxOnly.mjs';
import { browserFlags, browserPath, nginxPath } from '../../.ci/toolchain.mjs';
import { apiPort, appOrigin, appPort } from './addresses.ts';

const isCi = process.env.CI !== undefined;

// From `e2e` on: a bare `development/**` would match wherever a clone happens to lie.
const roomsOfTheirOwn = /[\\/]e2e[\\/](pwa|hosting|development)[\\/]/;
const withoutBus = !linuxOnly('installed app (Linux)', 'its tests need a D-Bus session bus');
const withoutNginx = nginxPath() === null;
if (withoutNginx && process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write('Left out: nginx.spec.ts, which needs the nginx of Debian (nginx-light).\n');
}

/**
 * Journeys through the production build, with the local API on another origin. Each project has one campus, which is
 * reset before each test: the tests of a project run one after the other, two projects side by side.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.e2e/results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: isCi,
  retries: 0,
  // No limit of speed: some tests open every screen.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: `node ../scripts/start.mjs --app-port ${appPort} --api-port ${apiPort} --out .e2e/dist`,
    url: appOrigin,
    reuseExistingServer: !isCi,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: appOrigin,
    locale: 'ko-KR',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: browserFlags,
    },
  },
  projects: [
    { name: 'chromium', testIgnore: roomsOfTheirOwn, workers: 1 },
    {
      name: 'installed app (Linux)',
      testDir: 'pwa',
      testIgnore: withoutBus ? '**' : [],
      workers: 1,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
        actionTimeout: 60_000,
      },
    },
    {
      name: 'hosted app',
      testDir: 'hosting',
      testIgnore: withoutNginx ? /nginx\.spec\.ts$/ : [],
      workers: 1,
      use: { serviceWorkers: 'allow' },
    },
    {
      name: 'development server',
      testDir: 'development',
      workers: 1,
      use: { serviceWorkers: 'allow' },
    },
  ],
});
