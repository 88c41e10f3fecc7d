// Compares how every story looks with how it looked when it was last reviewed: `npm run visual`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../.ci/startTool.mjs';
import { buildStorybook, type Entry, readEntries, withPrefix } from './builtStorybook.ts';
import { inParallel } from './inParallel.ts';
import { compare, decode, encode } from './picture.ts';
import { type ReportRow, writeReport } from './report/writeReport.ts';
import {
  countOutcomes,
  exitCode,
  outcomeOf,
  outcomes,
  type PictureKey,
  pictureFile,
  type Run,
  readSet,
  readSetFacts,
  removedFrom,
  runFile,
  verdictOf,
} from './reviewedSet.ts';
import { serveDirectory } from './staticServer.ts';
import { createStoryPage, launchBrowser, phone, readStorySizes, type StoryPage } from './storyPage.ts';
import { type Taken, takeStory } from './takeStory.ts';

const { values } = parseArgs({
  options: {
    /** Only stories whose id begins so; may be given several times. */
    only: { type: 'string', multiple: true, default: [] },
    /** A Storybook that is built already. */
    built: { type: 'string' },
    set: { type: 'string', default: join(root, '.storybook/screenshots') },
    out: { type: 'string', default: join(root, '.visual') },
    pages: { type: 'string', default: '2' },
    /** Loads a story once for each theme instead of changing its theme: the pictures must be the same. */
    fresh: { type: 'boolean', default: false },
  },
});

const began = Date.now();
const set = resolve(values.set);
const out = resolve(values.out);
const built = resolve(values.built ?? join(out, 'static'));
for (const folder of ['taken', 'reviewed', 'marked'])
  rmSync(join(out, folder), { recursive: true, force: true });
if (values.built === undefined) buildStorybook(built);

const allStories = readEntries(built).filter(({ type }) => type === 'story');
const stories = withPrefix(allStories, values.only);
const [firstStory] = stories;
if (firstStory === undefined) {
  console.error('No story has such an id.');
  process.exit(exitCode.different);
}
const reviewed = readSet(set);
const reviewedKeys = new Set(reviewed.map(pictureFile));
const rows: ReportRow[] = [];

const server = await serveDirectory(built);
const browser = await launchBrowser();
const chromium = browser.version();
const openPage = () => createStoryPage(browser, server.url);
const pages = await Promise.all(Array.from({ length: Number(values.pages) }, openPage));
const sizes = await readStorySizes(await openPage(), firstStory);
await inParallel(pages, stories.values(), async (shown, story) => {
  const once = await judgedStory(story, shown);
  // A native field may lay itself out a pixel apart; a real difference is there the second time too.
  const isSure = once.every(({ outcome }) => outcome !== 'changed' && outcome !== 'failed');
  rows.push(...(isSure ? once : await judgedStory(story, shown)));
  if (rows.length % 100 === 0) console.log(`${rows.length / 2} of ${stories.length} stories`);
});
await browser.close();
await server.close();

const storyIds = allStories.map(({ id }) => id);
for (const key of withPrefix(removedFrom(reviewed, storyIds), values.only)) {
  keep('reviewed', key, readFileSync(join(set, pictureFile(key))));
  const row = { ...key, title: 'Removed', name: key.id, pixels: 0, size: null, problems: [] };
  rows.push({ ...row, outcome: 'removed' });
}
const place = new Map(storyIds.map((id, index) => [id, index]));
rows.sort((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1) || b.theme.localeCompare(a.theme));

const counts = countOutcomes(rows);
const facts = readSetFacts(set);
const { code, note } = verdictOf(counts, { set: facts, chromium });
const taken = rows.filter(({ outcome }) => outcome !== 'failed' && outcome !== 'removed');
const outcomesOf = taken.map(({ theme, id, outcome }) => ({ theme, id, outcome }));
const run: Run = { chromium, storyIds, taken: outcomesOf };
writeFileSync(runFile(out), `${JSON.stringify(run)}\n`);
const report = writeReport(out, { rows, counts, note, chromium, only: values.only });

for (const { outcome, id, theme, pixels, problems } of rows) {
  if (outcome === 'unchanged' || (outcome === 'new' && facts === null)) continue;
  console.log(`${outcome}: ${id}, ${theme}${outcome === 'changed' ? `, ${pixels} pixels` : ''}`);
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
}
console.log(outcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(', '));
if (note !== null) console.log(note);
console.log(`${report} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(code);

async function judgedStory(story: Entry, shown: StoryPage): Promise<ReportRow[]> {
  const size = sizes.get(story.id) ?? phone;
  const taken = await takeStory(shown, story, { size, fresh: values.fresh });
  return Promise.all(taken.map((one) => judged(story, one)));
}

/** Compares a picture with the reviewed one and keeps what the report and an approval need. */
async function judged({ id, title, name }: Entry, { theme, picture, problems }: Taken): Promise<ReportRow> {
  const key = { theme, id };
  const row = { ...key, title, name, problems, size: null, pixels: 0 };
  const before = reviewedKeys.has(pictureFile(key)) ? readFileSync(join(set, pictureFile(key))) : null;
  if (before !== null) keep('reviewed', key, before);
  if (picture === null) return { ...row, outcome: outcomeOf({ failed: true, difference: null }) };
  const difference = before === null ? null : await compare(await decode(before), picture);
  const outcome = outcomeOf({ failed: false, difference });
  keep('taken', key, outcome === 'unchanged' && before !== null ? before : await encode(picture));
  if (difference !== null && 'marked' in difference) keep('marked', key, await encode(difference.marked));
  const { width, height } = picture;
  return { ...row, outcome, size: { width, height }, pixels: difference?.pixels ?? 0 };
}

function keep(folder: 'taken' | 'reviewed' | 'marked', key: PictureKey, file: Buffer) {
  const path = join(out, folder, pictureFile(key));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}
