import type { Globals, PreparedStory } from 'storybook/internal/types';

/** Pixels of a screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A screen of the toolbar. */
export interface Screen extends Size {
  readonly name: string;
}

interface ViewportOptions {
  [name: string]: { styles: { width: string; height: string } };
}

/** How a tile is looked at. */
export interface TileLook {
  /** `ko`, `en` or `pseudo`. */
  readonly language: string;
  readonly theme: string;
  readonly textSize: string;
  readonly screen: Screen;
}

/** The screen of a story that names no other. */
export const phone: Size = { width: 390, height: 844 };

/** What a story says of its look. */
type Looked = Pick<PreparedStory, 'parameters' | 'storyGlobals'>;

/** The screens of the toolbar, narrow ones first. */
export function tileScreens({ parameters }: Looked): Screen[] {
  const options: ViewportOptions = parameters.viewport?.options ?? {};
  return Object.entries(options)
    .map(([name, { styles }]) => ({
      name,
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    }))
    .sort((a, b) => a.width - b.width);
}

/** What the page's switches say, unless the story itself is about a theme, a text size or a screen. */
export function tileLook(story: Looked, globals: Globals): TileLook {
  const own = { ...globals, ...story.storyGlobals };
  const chosen: unknown = own.viewport?.value;
  return {
    language: String(own.language ?? 'ko'),
    theme: String(own.theme ?? 'light'),
    textSize: String(own.textSize ?? '100'),
    screen: tileScreens(story).find(({ name }) => name === chosen) ?? { name: 'phone', ...phone },
  };
}

/** Whether the approved picture shows just this look. */
export function isPictured({ language, textSize, screen }: TileLook, story: Looked): boolean {
  const approved = tileLook(story, {});
  return language !== 'pseudo' && textSize === approved.textSize && screen.name === approved.screen.name;
}

/** How wide a tile stands on the sheet, px; a wide screen gets more room, but not as much more as it has. */
export function shownWidthPx({ width }: Size): number {
  return Math.round(Math.min(360, 150 + width * 0.23));
}

/** Address of the story alone, beside the page that shows the sheet. */
export function tileAddress(storyId: string, { language, theme, textSize }: TileLook): string {
  const globals = `language:${language};theme:${theme};textSize:${textSize};motion:still`;
  return `iframe.html?id=${storyId}&viewMode=story&globals=${globals}`;
}

/** Address of the approved picture of a story; in the pseudo-language there is none. */
export function pictureAddress(storyId: string, { language, theme }: TileLook): string {
  return `screenshots/${language === 'en' ? 'en/' : ''}${theme}/${storyId}.webp`;
}
