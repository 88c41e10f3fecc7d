import { openApiFile, readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { apiReferencePlugin } from './apiReferencePlugin.ts';
import { readDialogs, readStoryFiles, storyFiles } from './coverage/readStories.ts';
import { virtualModule } from './virtualModule.ts';

/** Of Storybook and of the story tests. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    msw({ mode: 'worker-only' }),
    virtualModule('openapi', [openApiFile], () => ({ openApi: readOpenApi() })),
    virtualModule('language', [], () => ({ storyLanguage: process.env.STORY_LANGUAGE || 'ko' })),
    virtualModule('stories', storyFiles, () => ({
      storyFiles: readStoryFiles(),
      dialogNames: readDialogs(),
    })),
    apiReferencePlugin(),
  ],
  // Whatever is found late makes the page reload in the middle of a test.
  optimizeDeps: {
    entries: ['{packages/ui,app}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    exclude: ['lucide-react'],
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'msw', 'msw/browser'],
  },
});
