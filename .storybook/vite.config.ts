import { defineConfig } from 'vite';
import { apiReferencePlugin } from './apiReferencePlugin.ts';
import { readDialogs, readStoryFiles, storyFiles } from './coverage/readStories.ts';
import { storiesVite } from './storiesVite.ts';
import { virtualModule } from './virtualModule.ts';

const shared = storiesVite();
const readCoverage = () => ({ storyFiles: readStoryFiles(), dialogNames: readDialogs() });

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, apiReferencePlugin(), virtualModule('stories', storyFiles, readCoverage)],
});
