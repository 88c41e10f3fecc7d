import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserFlags, browserPath } from '../.ci/toolchain.mjs';
import { recordPlugin } from './words/recordReporter.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Every story as a test in Chromium: axe in the theme of the story, its colours in the other one too. */
export const storiesProject = (): TestProjectInlineConfiguration => ({
  extends: '.storybook/vite.config.ts',
  plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook' }), recordPlugin()],
  test: {
    name: 'stories',
    testTimeout: 120_000,
    // As in Storybook: one story after the other in one document. A document for each file takes twice as long.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: browserPath(), args: browserFlags } }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
