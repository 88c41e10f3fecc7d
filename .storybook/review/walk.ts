// Walks over every story and docs page of the built Storybook and reports whatever is wrong: `npm run walk`.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../.ci/startTool.mjs';
import { buildStorybook, type Entry, readEntries, withPrefix } from './builtStorybook.ts';
import { inParallel } from './inParallel.ts';
import { axeProblems, sidewaysProblems, strayWordProblems } from './inspect.ts';
import { type Listener, listen } from './listen.ts';
import { serveDirectory } from './staticServer.ts';
import { createStoryPage, launchBrowser, phone, readStorySizes, type StoryPage } from './storyPage.ts';

const { values } = parseArgs({
  options: {
    /** Only entries whose id begins so; may be given several times. */
    only: { type: 'string', multiple: true, default: [] },
    /** A Storybook that is built already. */
    built: { type: 'string' },
    pages: { type: 'string', default: '2' },
  },
});

/** What a story is there to provoke, by its id: the browser says that a hostile document's script did not run. */
const provoked: Record<string, RegExp> = {
  'screens-terms-consent--hostile-document': /^console: (Blocked script execution|.*evil\.example)/,
};

const began = Date.now();
const built = resolve(values.built ?? join(root, '.visual/static'));
if (values.built === undefined) buildStorybook(built);
const allEntries = readEntries(built);
const entries = withPrefix(allEntries, values.only);
const anyStory = allEntries.find(({ type }) => type === 'story');
if (entries.length === 0 || anyStory === undefined) {
  console.error('Nothing has such an id.');
  process.exit(1);
}

const server = await serveDirectory(built, '/some/sub/path/');
const browser = await launchBrowser();
const openPage = () => createStoryPage(browser, server.url);
const pages = await Promise.all(Array.from({ length: Number(values.pages) }, openPage));
const listeners = new Map(pages.map((shown) => [shown, listen(shown.page, server)]));
const sizes = await readStorySizes(await openPage(), anyStory);
const found = new Map<string, string[]>();
let walked = 0;

await inParallel(pages, entries.values(), async (shown, entry) => {
  const listener = listeners.get(shown);
  if (listener === undefined) return;
  const said = await walkOver(entry, shown, listener).catch((error: unknown) => [String(error)]);
  const problems = said.filter((problem) => provoked[entry.id]?.test(problem) !== true);
  if (problems.length > 0) {
    found.set(entry.id, problems);
    console.log(`✗ ${entry.id}`);
    for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  }
  walked += 1;
  if (walked % 100 === 0) console.log(`${walked} of ${entries.length}`);
});
await browser.close();
await server.close();

const stories = entries.filter(({ type }) => type === 'story').length;
const violations = [...found.values()].flat().length;
console.log(
  `${stories} stories in both themes and ${entries.length - stories} docs pages: ` +
    `${violations} violations in ${found.size} of them (${((Date.now() - began) / 1000).toFixed(0)} s)`,
);
const missing = new Set([...listeners.values()].flatMap(({ missingPictures }) => [...missingPictures]));
if (missing.size > 0) console.log(`${missing.size} pictures on docs pages are not reviewed yet.`);
process.exit(found.size === 0 ? 0 : 1);

async function walkOver(entry: Entry, shown: StoryPage, listener: Listener): Promise<string[]> {
  // What the page before still says while it is left belongs to nothing.
  await shown.page.goto('about:blank');
  listener.take();
  const size = sizes.get(entry.id) ?? phone;
  const end = await shown.open(entry, { theme: 'light', size });
  const problems = end.status === 'failed' ? ['failed', ...end.problems] : [];
  const { page } = shown;
  if (entry.type === 'docs') {
    await scrollThrough(shown);
    return [...problems, ...listener.take()];
  }
  problems.push(...(await axeProblems(page)), ...(await strayWordProblems(page)), ...listener.take());
  await shown.changeTheme('dark');
  const inDark = [...(await axeProblems(page)), ...listener.take()].filter(
    (said) => !problems.includes(said),
  );
  problems.push(...inDark.map((said) => `dark: ${said}`));
  return [...problems, ...(await sidewaysProblems(page, shown.settle)), ...listener.take()];
}

/** What is loaded when it comes into sight is loaded. */
async function scrollThrough({ page, settle }: StoryPage) {
  const { height } = phone;
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await settle();
  }
}
