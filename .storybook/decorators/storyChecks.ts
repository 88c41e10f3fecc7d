import type { CoverageParameters } from '../coverage/covers.ts';
import { checkShownTexts } from '../coverage/shownTexts.ts';
import { checkColourPairs } from './colourPairs.ts';
import { checkOtherTheme } from './otherTheme.ts';

/** What every tested story is looked at for when it is over. */
export async function checkStory(story: { id: string; title: string; parameters: CoverageParameters }) {
  checkShownTexts(story.parameters);
  await checkOtherTheme();
  checkColourPairs(story);
}
