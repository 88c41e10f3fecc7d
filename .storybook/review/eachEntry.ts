import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../.ci/startTool.mjs';
import { readStoryFiles } from '../coverage/readStories.ts';
import { tileLook } from '../sheet/look.ts';
import { looks, type Size, type StoryLanguage, screens } from '../toolbar/settings.ts';
import { buildStorybook, type Entry, readEntries, withPrefix } from './builtStorybook.ts';
import { inParallel } from './inParallel.ts';
import { type StaticServer, serveDirectory } from './staticServer.ts';
import { createStoryPage, launchBrowser, type StoryPage } from './storyPage.ts';

type Work = (entry: Entry, size: Size) => Promise<void>;

/** What the command line asks for; the language is Korean without a word. */
export function commandLine() {
  const { language, ...values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      built: { type: 'string' },
      language: { type: 'string', default: 'ko' },
    },
  }).values;
  if (Object.hasOwn(looks.language.choices, language))
    return { ...values, language: language as StoryLanguage };
  console.error(`There is no language ${language}: ${Object.keys(looks.language.choices).join(', ')}.`);
  process.exit(1);
}

/**
 * Opens the built Storybook on two pages and works off its entries, or those that the command line names:
 * `--only home--` for the beginning of an id, several times if need be; `--built <folder>` for one that is built; `--language en`.
 * @param base the folder of the address
 * @param start gives what is done with each entry on one of the pages
 */
export async function eachEntry(
  { base = '/', isWanted = (_entry: Entry): boolean => true },
  start: (shown: StoryPage, server: StaticServer) => Work,
) {
  const { only, built, language } = commandLine();
  const directory = resolve(built ?? join(root, '.visual/static'));
  if (built === undefined) buildStorybook(directory);
  const all = readEntries(directory).filter(isWanted);
  const entries = withPrefix(all, only);
  if (entries.length === 0) {
    console.error('Nothing has such an id.');
    process.exit(1);
  }
  const server = await serveDirectory(directory, base);
  const browser = await launchBrowser();
  const works = await Promise.all(
    [1, 2].map(async () => start(await createStoryPage(browser, server.url, language), server)),
  );
  const stories = readStoryFiles().flatMap((file) => file.stories);
  const sizes = new Map(
    stories.map(({ id, globals }) => [id, tileLook({ storyGlobals: globals }, {}).screen]),
  );
  let done = 0;
  await inParallel(works, entries.values(), async (work, entry) => {
    await work(entry, sizes.get(entry.id) ?? screens.phone.size);
    done += 1;
    if (done % 100 === 0) console.log(`${done} of ${entries.length}`);
  });
  const chromium = browser.version();
  await browser.close();
  await server.close();
  return { all, entries, only, chromium };
}
