import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import type { ViteUserConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitestProject.ts';
import { bootPlugin } from './app/scripts/bootPlugin.ts';
import { buildIdPlugin } from './app/scripts/buildIdPlugin.ts';
import { configPlugin } from './app/scripts/configPlugin.ts';
import { developmentWorkerPlugin } from './app/scripts/developmentWorkerPlugin.ts';
import { firstLoadChunk } from './app/scripts/firstLoadChunk.ts';
import { hostingPlugin } from './app/scripts/hosting/hostingPlugin.ts';
import { localSessionPlugin } from './app/scripts/localSessionPlugin.ts';
import { manifest } from './app/scripts/manifest.ts';
import { prerenderPlugin } from './app/scripts/prerenderPlugin.ts';
import { productionRouter } from './app/scripts/productionRouter.ts';
import { buildTarget } from './app/scripts/supportedBrowsers.ts';

const hosting = hostingPlugin();

/** The installable app. Its addresses are configuration: see the README's table of variables. */
const app: ViteUserConfig = {
  root: 'app',
  envDir: '..',
  plugins: [
    react(),
    productionRouter(),
    buildIdPlugin(),
    configPlugin(),
    vanillaExtractPlugin(),
    localSessionPlugin(),
    developmentWorkerPlugin(),
    bootPlugin(),
    prerenderPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg}', 'assets/campus-bell-sans-*.woff2'],
        manifestTransforms: [hosting.precache],
      },
    }),
    hosting.plugin,
  ],
  build: {
    outDir: process.env.APP_OUT_DIR ?? '../dist',
    emptyOutDir: true,
    sourcemap: process.env.SOURCE_MAPS === undefined ? false : 'hidden',
    modulePreload: { polyfill: false },
    target: buildTarget,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: firstLoadChunk() } },
  },
  server: { port: Number(process.env.APP_PORT ?? 4173), strictPort: true },
};

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    // Not a limit on speed: a test that hangs should end, a busy machine should not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'packages/*/src/**/*.test.ts',
      'app/{src,service-worker,scripts}/**/*.test.ts',
      '.storybook/**/*.test.ts',
      '.ci/*.test.ts',
      'contracts/kit/*.test.ts',
    ],
  },
};

/** Test runs see the projects, everything else the app. Nothing else runs beside them: they use every processor. */
export default process.env.VITEST === undefined
  ? app
  : { test: { maxWorkers: '100%', projects: [unit, storiesProject()] } };
