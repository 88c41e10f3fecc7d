import type { Size } from '../toolbar/settings.ts';
import type { Entry } from './builtStorybook.ts';
import { decode, type Picture, withoutEmptyEnd } from './picture.ts';
import { type StoryPage, type Theme, themes } from './storyPage.ts';

/** A story's look in one theme; without a picture when it could not be taken. */
export interface Taken {
  theme: Theme;
  picture: Picture | null;
  problems: string[];
}

const tallest = 8000;

/**
 * Takes a story's picture in both themes, the second without playing it again. Screens and flows are pictured as their
 * screen, tokens in their whole length, widgets without the empty room below them.
 */
export async function takeStory(shown: StoryPage, story: Entry, size: Size): Promise<Taken[]> {
  const problems = await shown.open(story, { theme: 'light', size }).catch((error) => [String(error)]);
  if (problems.length > 0) return themes.map((theme) => ({ theme, picture: null, problems }));
  if (story.title.startsWith('Tokens/')) await growToContent(shown, size);
  const taken: Taken[] = [];
  for (const theme of themes) {
    if (theme !== 'light') await shown.changeTheme(theme);
    const picture = await shown.picture().then(decode);
    const isScreen = /^(Screens|Flows)\//.test(story.title);
    taken.push({ theme, picture: isScreen ? picture : withoutEmptyEnd(picture), problems: [] });
  }
  return taken;
}

async function growToContent({ page, settle }: StoryPage, { width, height }: Size) {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content <= height) return;
  await page.setViewportSize({ width, height: Math.min(content, tallest) });
  await settle();
}
