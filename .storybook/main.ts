import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { networkAddress } from './toolbar/reach.ts';

const workerScript = { from: './static', to: '/' };
const screenshots = { from: './screenshots', to: '/screenshots' };

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/{*,contract/*}.mdx',
    { directory: './docs/decisions', files: '*.mdx', titlePrefix: 'Decisions' },
    '../packages/ui/src/**/*.stories.tsx',
    '../app/src/flows/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(join(import.meta.dirname, screenshots.from))
    ? [workerScript, screenshots]
    : [workerScript],
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Docs' },
  // Where a phone reaches this Storybook, for the toolbar.
  env: (config = {}, { configType, ...server }) => ({
    ...config,
    STORYBOOK_OUTSIDE:
      process.env.STORYBOOK_PUBLIC_URL ||
      (configType === 'DEVELOPMENT' && networkAddress(server, networkInterfaces())) ||
      '',
  }),
});
