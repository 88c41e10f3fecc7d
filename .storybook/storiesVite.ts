import { openApiFile, readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { virtualModule } from './virtualModule.ts';

/** What Storybook and the story tests share; they read no configuration file in common. */
export function storiesVite() {
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
      virtualModule('openapi', [openApiFile], () => ({ openApi: readOpenApi() })),
      virtualModule('language', [], () => ({ storyLanguage: process.env.STORY_LANGUAGE || 'ko' })),
    ],
    // Whatever is found late makes the page reload in the middle of a test.
    optimizeDeps: {
      entries: ['{packages/ui,app}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      exclude: ['lucide-react'],
      include: [
        '@messageformat/parser',
        '@vanilla-extract/recipes/createRuntimeFn',
        '@tanstack/react-query',
        'ajv/dist/2020.js',
        'axe-core',
        'es-hangul',
        'idb',
        'msw',
        'msw/browser',
        'openapi-fetch',
        'openapi-msw',
        'radix-ui',
        'react-dom/client',
        'react-router-dom',
        'valibot',
        'zustand',
      ],
    },
  };
}
