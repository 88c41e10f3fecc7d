import { language } from '@campus-bell/domain/language';
import type { StoryContext } from '@storybook/react-vite';
import { strayWords } from '../review/strayWords.ts';
import { hasWorld } from '../toolbar/settings.ts';
import { reportWords } from '../words/heard.ts';
import { foreignWords, shownTexts } from '../words/shownTexts.ts';
import { checkColourPairs } from './colourPairs.ts';
import { checkOtherTheme } from './otherTheme.ts';

export { followWords } from '../words/heard.ts';

type Checked = Pick<StoryContext, 'title' | 'globals' | 'reporting'>;

/** What every tested story is looked at for when it is over. */
export async function checkStory(story: Checked) {
  reportWords(story.reporting);
  checkWords(story);
  await checkOtherTheme();
  checkColourPairs(story);
}

/** No word of the program; and screens and flows speak English where they are asked to and have not changed it. */
function checkWords({ title, globals }: Checked) {
  const texts = shownTexts();
  const stray = texts.flatMap(({ text }) => strayWords(text).map((word) => `"${word}" in "${text}"`));
  // What a widget is given is its story's own.
  const isEnglish = globals.language === 'en' && language() === 'en' && hasWorld(title);
  const foreign = isEnglish ? foreignWords(texts).map((text) => `Korean outside lang="ko": ${text}`) : [];
  if (stray.length + foreign.length > 0) throw new Error([...stray, ...foreign].join('\n'));
}
