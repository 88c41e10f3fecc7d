import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import type { ViteUserConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitestProject.ts';
import { localSessionPlugin } from './app/scripts/localSessionPlugin.ts';
import { prerenderPlugin } from './app/scripts/prerenderPlugin.ts';

/** The installable app. Its addresses are configuration: see the README's table of variables. */
const app: ViteUserConfig = {
  root: 'app',
  envDir: '..',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    localSessionPlugin(),
    prerenderPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: {
        id: '/',
        name: '캠퍼스벨',
        short_name: '캠퍼스벨',
        description: '우리 학교 공지와 행사를 한곳에서 보고, 구독한 소식은 바로 알림으로 받아요.',
        lang: 'ko',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#ffffff',
        background_color: '#ffffff',
        categories: ['education', 'news'],
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg}'] },
    }),
  ],
  build: {
    outDir: process.env.APP_OUT_DIR ?? '../dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { port: Number(process.env.APP_PORT ?? 4173), strictPort: true },
};

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', 'app/{src,service-worker}/**/*.test.ts'],
  },
};

/** Test runs see the projects, everything else the app. */
export default process.env.VITEST === undefined
  ? app
  : { test: { projects: [unit, storiesProject(), storiesProject({ theme: 'dark' })] } };
