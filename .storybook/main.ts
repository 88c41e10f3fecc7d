import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { networkAddress, reachTags } from './toolbar/reach.ts';

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
  managerHead: (head = '', { configType, host, port, https }) =>
    head +
    reachTags({
      published: process.env.STORYBOOK_PUBLIC_URL || null,
      network:
        configType === 'DEVELOPMENT' ? networkAddress({ host, port, https }, networkInterfaces()) : null,
    }),
});
