import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import type { ViteUserConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitestProject.ts';
import { bootPlugin } from './app/scripts/bootPlugin.ts';
import { buildIdPlugin } from './app/scripts/buildIdPlugin.ts';
import { configPlugin } from './app/scripts/configPlugin.ts';
import { developmentWorkerPlugin } from './app/scripts/developmentWorkerPlugin.ts';
import { firstLoadChunk, partsAhead } from './app/scripts/firstLoadChunk.ts';
import { hostingPlugin } from './app/scripts/hosting/hostingPlugin.ts';
import { lightIcons } from './app/scripts/lightIcons.ts';
import { lightImports } from './app/scripts/lightImports.ts';
import { lightReactDom } from './app/scripts/lightReactDom.ts';
import { lightRecipes } from './app/scripts/lightRecipes.ts';
import { localSessionPlugin } from './app/scripts/localSessionPlugin.ts';
import { englishManifest, manifestOptions } from './app/scripts/manifest.ts';
import { openGraphPlugin } from './app/scripts/openGraphPlugin.ts';
import { prerenderPlugin } from './app/scripts/prerenderPlugin.ts';
import { productionRouter } from './app/scripts/productionRouter.ts';
import { buildTarget } from './app/scripts/supportedBrowsers.ts';
import { wordsPlugin } from './app/scripts/words/wordsPlugin.ts';
import { contractProjects } from './contracts/vitestProjects.ts';

const hosting = hostingPlugin();

/** The installable app. Its addresses are configuration: see the README's table of variables. */
const app: ViteUserConfig = {
  root: 'app',
  envDir: '..',
  plugins: [
    react(),
    productionRouter(),
    lightIcons(),
    lightImports(),
    lightReactDom(),
    lightRecipes(),
    wordsPlugin(),
    buildIdPlugin(),
    configPlugin(),
    vanillaExtractPlugin(),
    localSessionPlugin(),
    developmentWorkerPlugin(),
    openGraphPlugin(),
    bootPlugin(),
    prerenderPlugin(),
    englishManifest(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: manifestOptions(),
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html}', 'icons/tab-64.png', 'assets/campus-bell-sans-*.woff2'],
        manifestTransforms: [hosting.precache],
        buildPlugins: { vite: [configPlugin(), wordsPlugin({ first: [] })] },
      },
    }),
    hosting.plugin,
  ],
  build: {
    outDir: process.env.APP_OUT_DIR ?? '../dist',
    emptyOutDir: true,
    sourcemap: process.env.SOURCE_MAPS === undefined ? false : 'hidden',
    modulePreload: { polyfill: false, resolveDependencies: partsAhead },
    target: buildTarget,
    minify: 'terser',
    terserOptions: {
      compress: { passes: 3, hoist_funs: true },
      // V8 compiles what stands in parentheses while the file comes, not when it is called.
      format: { wrap_func_args: true },
    },
    cssCodeSplit: false,
    rolldownOptions: {
      input: ['app/index.html', 'app/src/boot/boot.ts'],
      output: { codeSplitting: firstLoadChunk() },
    },
  },
  server: { port: Number(process.env.APP_PORT ?? 4173), strictPort: true },
};

const unit = {
  plugins: [configPlugin()],
  test: {
    name: 'unit',
    environment: 'node' as const,
    // Not a limit on speed: a test that hangs should end, a busy machine should not.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['.ci/patientWaits.ts', '.ci/seeds.ts'],
    include: [
      'packages/{api,fixtures,ui}/src/**/*.test.ts',
      'app/{src,edge,service-worker,scripts}/**/*.test.ts',
      '.storybook/**/*.test.ts',
      '.ci/*.test.ts',
      'contracts/kit/*.test.ts',
    ],
    exclude: ['contracts/kit/*.pact.test.ts'],
  },
};

/** Rules without a state of their own: their files share one world, which takes a fifth of the time. */
const rules = {
  test: {
    ...unit.test,
    name: 'rules',
    include: ['packages/domain/src/**/*.test.ts'],
    isolate: false,
  },
};

/** Test runs see the projects, everything else the app. Nothing else runs beside them: they use every processor. */
export default process.env.VITEST === undefined
  ? app
  : { test: { maxWorkers: '100%', projects: [unit, rules, storiesProject(), ...contractProjects] } };
