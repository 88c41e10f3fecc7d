import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserPath } from '../.ci/toolchain.mjs';
import { storiesVite } from './storiesVite.ts';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every story as a test in Chromium: axe in the theme of the story, its colours in the other one too. */
export function storiesProject(): TestProjectInlineConfiguration {
  const { plugins, optimizeDeps } = storiesVite();
  const configDir = fileURLToPath(new URL('.', import.meta.url));
  return {
    plugins: [...plugins, storybookTest({ configDir, storybookScript: 'npm run storybook' })],
    optimizeDeps,
    test: {
      name: 'stories',
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: browserPath(),
            args: chromiumFlags,
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  };
}
