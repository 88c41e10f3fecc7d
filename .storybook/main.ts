import { defineMain } from '@storybook/react-vite/node';

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
  staticDirs: [workerScript, screenshots],
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Docs' },
});
