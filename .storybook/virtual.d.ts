declare module 'virtual:openapi' {
  export const openApi: import('@campus-bell/fixtures/contract/operations').OpenApiDocument;
}

declare module 'virtual:language' {
  /** The language in which stories start: of the variable `STORY_LANGUAGE`, else Korean. */
  export const storyLanguage: string;
}

declare module 'virtual:stories' {
  export const storyFiles: import('./coverage/readStories.ts').StoryFile[];
  export const dialogNames: string[];
}
