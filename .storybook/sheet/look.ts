import type { Globals, PreparedStory } from 'storybook/internal/types';
import { type Size, screens } from '../toolbar/settings.ts';

/** How a tile is looked at. */
type TileLook = ReturnType<typeof tileLook>;

/** What a story says of its look. */
type Looked = Pick<PreparedStory, 'storyGlobals'>;

const sizes: Readonly<Record<string, { size: Size }>> = screens;

/** What the page's switches say, unless the story itself is about a theme, a text size or a screen. */
export function tileLook(story: Looked, globals: Globals) {
  const own = { ...globals, ...story.storyGlobals };
  return {
    language: String(own.language ?? 'ko'),
    theme: String(own.theme ?? 'light'),
    textSize: String(own.textSize ?? '100'),
    screen: (sizes[own.viewport?.value] ?? screens.phone).size,
  };
}

/** Whether the approved picture shows just this look. */
export function isPictured({ language, textSize, screen }: TileLook, story: Looked): boolean {
  const approved = tileLook(story, {});
  return language !== 'pseudo' && textSize === approved.textSize && screen.width === approved.screen.width;
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
