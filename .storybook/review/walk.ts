// Walks over every story and docs page of the built Storybook and reports whatever is wrong: `npm run walk`, in
// English `npm run walk -- --language en`.
import { hasWorld, screens } from '../toolbar/settings.ts';
import { askedLanguage, eachEntry } from './eachEntry.ts';
import { axeProblems, foreignWordProblems, sidewaysProblems, strayWordProblems } from './inspect.ts';
import { listen } from './listen.ts';
import type { StoryPage } from './storyPage.ts';

/** What a story is there to provoke, by its id: the browser says that a hostile document's script did not run. */
const provoked: Record<string, RegExp> = {
  'screens-terms-consent--hostile-document': /^console: (Blocked script execution|.*evil\.example)/,
};

const began = Date.now();
const language = askedLanguage();
const found: string[] = [];
const missingPictures = new Set<string>();

const { entries } = await eachEntry({ base: '/some/sub/path/' }, (shown, server) => {
  const heard = listen(shown.page, server, missingPictures);
  return async (entry, size) => {
    // What the page before still says while it is left belongs to nothing.
    await shown.page.goto('about:blank');
    heard();
    const look = entry.type === 'docs' ? scrollThrough : (page: StoryPage) => lookAt(page, entry.title);
    const problems = await shown
      .open(entry, { theme: 'light', size })
      .then(async (said) => [...said, ...(await look(shown)), ...heard()])
      .catch((error) => [String(error)]);
    const wrong = problems.filter((problem) => provoked[entry.id]?.test(problem) !== true);
    if (wrong.length === 0) return;
    found.push(...wrong);
    console.log(`✗ ${entry.id}`);
    for (const problem of wrong) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  };
});

const stories = entries.filter(({ type }) => type === 'story').length;
console.log(
  `${stories} stories in both themes, language ${language}, and ${entries.length - stories} docs pages: ${found.length} violations ` +
    `(${((Date.now() - began) / 1000).toFixed(0)} s)`,
);
if (missingPictures.size > 0) {
  console.log(`${missingPictures.size} pictures on docs pages are not reviewed yet.`);
}
process.exit(found.length === 0 ? 0 : 1);

/** What is wrong with what a story shows, in both themes and on a narrow phone. */
async function lookAt(shown: StoryPage, title: string): Promise<string[]> {
  const problems = [...(await axeProblems(shown.page)), ...(await strayWordProblems(shown.page))];
  if (language !== 'ko' && hasWorld(title)) problems.push(...(await foreignWordProblems(shown.page)));
  await shown.changeTheme('dark');
  const inDark = (await axeProblems(shown.page)).filter((said) => !problems.includes(said));
  return [...problems, ...inDark.map((said) => `dark: ${said}`), ...(await sidewaysProblems(shown))];
}

/** What is loaded when it comes into sight is loaded. */
async function scrollThrough({ page, settle }: StoryPage): Promise<string[]> {
  const { height } = screens.phone.size;
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await settle();
  }
  return [];
}
