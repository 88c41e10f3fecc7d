declare module 'virtual:language' {
  /** The language in which stories start: of the variable `STORY_LANGUAGE`, else Korean. */
  export const storyLanguage: string;
}
