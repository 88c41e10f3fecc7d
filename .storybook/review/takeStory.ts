import type { Entry } from './builtStorybook.ts';
import { decode, type Picture, withoutEmptyEnd } from './picture.ts';
import { type Size, type StoryPage, type Theme, themes } from './storyPage.ts';

/** A story's look in one theme; without a picture when it could not be taken. */
export interface Taken {
  theme: Theme;
  picture: Picture | null;
  problems: string[];
}

const tallest = 8000;

/**
 * Takes a story's picture in both themes. Screens and flows are pictured as their screen, tokens in their whole
 * length, widgets without the empty room below them.
 * @param fresh Loads the story once for each theme, instead of changing the theme of the loaded one.
 */
export async function takeStory(
  shown: StoryPage,
  story: Entry,
  { size, fresh }: { size: Size; fresh: boolean },
): Promise<Taken[]> {
  const isScreen = /^(Screens|Flows)\//.test(story.title);
  const taken: Taken[] = [];
  let isShown = false;
  for (const theme of themes) {
    try {
      if (isShown && !fresh) await shown.changeTheme(theme);
      else {
        const { status, problems } = await shown.open(story, { theme, size });
        isShown = status === 'finished';
        if (!isShown) {
          taken.push({ theme, picture: null, problems: problems.length > 0 ? problems : ['It failed.'] });
          continue;
        }
        if (story.title.startsWith('Tokens/')) await growToContent(shown, size);
      }
      const picture = await decode(await shown.picture());
      taken.push({ theme, picture: isScreen ? picture : withoutEmptyEnd(picture), problems: [] });
    } catch (error) {
      isShown = false;
      taken.push({ theme, picture: null, problems: [String(error)] });
    }
  }
  return taken;
}

async function growToContent({ page, settle }: StoryPage, { width, height }: Size) {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content <= height) return;
  await page.setViewportSize({ width, height: Math.min(content, tallest) });
  await settle();
}
