import type { Plugin } from 'vite';
import { readDialogs, readStoryFiles, storyFiles } from './readStories.ts';

const name = 'virtual:stories';

/** Gives the coverage page what the stories say of themselves. */
export function coveragePlugin(): Plugin {
  return {
    name: 'campus-bell:coverage',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      for (const file of storyFiles) this.addWatchFile(file);
      return `export const storyFiles = ${JSON.stringify(readStoryFiles())};
export const dialogNames = ${JSON.stringify(readDialogs())};`;
    },
  };
}
