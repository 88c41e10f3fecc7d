declare module 'virtual:stories' {
  import type { StoryFile } from './readStories.ts';

  export const storyFiles: readonly StoryFile[];
  export const dialogNames: readonly string[];
}
