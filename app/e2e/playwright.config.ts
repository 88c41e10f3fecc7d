import { defineConfig, devices } from '@playwright/test';
import { apiPort, appOrigin, appPort } from './addresses.ts';

const isCi = process.env.CI !== undefined;

/** Journeys through the production build, with the local API on another origin. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.e2e/results',
  // One campus serves all tests and is reset before each, so they run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: isCi,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  webServer: {
    command: `node ../scripts/start.mjs --app-port ${appPort} --api-port ${apiPort} --out .e2e/dist`,
    url: appOrigin,
    reuseExistingServer: !isCi,
    timeout: 180_000,
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
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: 'pwa/**' },
    {
      name: 'installed app',
      testDir: 'pwa',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
        actionTimeout: 10_000,
      },
    },
  ],
});
