import { language } from '@campus-bell/domain/language';
import { hasWorld } from '../toolbar/settings.ts';
import { foreignWords } from '../words/foreignWords.ts';
import { reportWords } from '../words/heard.ts';
import { checkColourPairs } from './colourPairs.ts';
import { checkOtherTheme } from './otherTheme.ts';

export { followWords } from '../words/heard.ts';

interface Checked {
  title: string;
  globals: Record<string, unknown>;
  reporting: Parameters<typeof reportWords>[0];
}

/** What every tested story is looked at for when it is over. */
export async function checkStory(story: Checked) {
  reportWords(story.reporting);
  checkLanguage(story);
  await checkOtherTheme();
  checkColourPairs(story);
}

/** Screens and flows speak English where they are asked to and have not changed it; what a widget is given is its story's own. */
function checkLanguage({ title, globals }: Checked) {
  if (globals.language !== 'en' || language() !== 'en' || !hasWorld(title)) return;
  const found = foreignWords();
  if (found.length > 0) throw new Error(`Korean outside lang="ko":\n${found.join('\n')}`);
}
