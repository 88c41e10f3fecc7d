import { defineConfig } from 'vite';
import { apiReferencePlugin } from './apiReferencePlugin.ts';
import { coveragePlugin } from './coverage/coveragePlugin.ts';
import { storiesVite } from './storiesVite.ts';

const shared = storiesVite();

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, apiReferencePlugin(), coveragePlugin()],
});
