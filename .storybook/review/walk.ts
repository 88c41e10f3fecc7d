// Walks over every story and docs page of the built Storybook and reports what the story tests do not see: errors of the
// build, and screens too wide for a small phone: `npm run walk`, in English `npm run walk -- --language en`.
import { screens } from '../toolbar/settings.ts';
import { commandLine, eachEntry } from './eachEntry.ts';
import { listen } from './listen.ts';
import type { StoryPage } from './storyPage.ts';

/** What a story is there to provoke, by its id: the browser says that a hostile document's script did not run. */
const provoked: Record<string, RegExp> = {
  'screens-terms-consent--hostile-document': /^console: (Blocked script execution|.*evil\.example)/,
};

const narrow = 320;
const began = Date.now();
const { language } = commandLine();
const found: string[] = [];

const { entries } = await eachEntry({ base: '/some/sub/path/' }, (shown, server) => {
  const heard = listen(shown.page, server);
  return async (entry, size) => {
    // What the page before still says while it is left belongs to nothing.
    await shown.page.goto('about:blank');
    heard();
    const look = entry.type === 'docs' ? scrollThrough : squeeze;
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
  `${stories} stories at ${narrow} px, language ${language}, and ${entries.length - stories} docs pages: ${found.length} violations ` +
    `(${((Date.now() - began) / 1000).toFixed(0)} s)`,
);
process.exit(found.length === 0 ? 0 : 1);

/** Whether the page scrolls sideways on a phone 320 pixels wide. */
async function squeeze({ page, settle }: StoryPage): Promise<string[]> {
  const { height = 568 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: narrow, height });
  await settle();
  const width = await page.evaluate(() => {
    const root = document.documentElement;
    const isClipped = ['hidden', 'clip'].includes(getComputedStyle(root).overflowX);
    return isClipped ? 0 : Math.max(root.scrollWidth, document.scrollingElement?.scrollWidth ?? 0);
  });
  return width > narrow ? [`sideways: ${width} pixels wide on a screen of ${narrow}`] : [];
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
