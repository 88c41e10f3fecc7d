import { language } from '@campus-bell/domain/language';
import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { strayWords } from '../review/strayWords.ts';
import { hasWorld } from '../toolbar/settings.ts';
import { reportWords } from '../words/heard.ts';
import { foreignWords, shownTexts } from '../words/shownTexts.ts';
import { checkColourPairs } from './colourPairs.ts';

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

/** Looks at the colours of a tested story in its other theme too; everything else is the same in both. */
async function checkOtherTheme() {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? 'light';
  dataset.theme = shown === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const nodes = violations.flatMap((violation) => violation.nodes);
    if (nodes.length === 0) return;
    const said = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`);
    throw new Error(`Colours in the ${dataset.theme} theme:\n${said.join('\n')}`);
  } finally {
    dataset.theme = shown;
  }
}
